// Formats the repository, or the files and folders named.
import { run } from "./process/steps.ts";

const paths = process.argv.slice(2).filter((argument) => argument !== "--");
process.exit(run({ name: "format", run: ["oxfmt", ...paths] }));
