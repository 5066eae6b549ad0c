// `npm pack` names a file by the version alone, so different contents would have one name, and npm would not replace them.
console.error("hashgrove: use `npm run pack -- --to FOLDER` in the root: it names the files by what is in them");
process.exit(1);
