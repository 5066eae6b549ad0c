// Refuses `npm pack`: it names files by the version alone, and npm does not reinstall a changed file of the same name.
console.error("hashgrove: use `npm run pack -- --to FOLDER` in the root: it names the files by what is in them");
process.exit(1);
