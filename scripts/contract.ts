// Asks a server whether it keeps openapi.yaml: `npm run contract -- check --base-url http://127.0.0.1:4010`.
import { main } from "../mock-server/src/conformance/command/main.ts";

process.exitCode = await main(
  process.argv.slice(2).filter((argument, at) => !(at === 0 && argument === "--")),
  process.env,
  (line) => console.log(line),
);
