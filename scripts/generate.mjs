// Writes the types of both contracts beside them. Runs after each install; the files are git-ignored.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

/** Contract -> the type file beside it. */
const CONTRACTS = {
  "openapi.yaml": "openapi.gen.d.ts",
  "mock-server/qa.openapi.yaml": "mock-server/qa.openapi.gen.d.ts",
};

const at = (path) => new URL(`../${path}`, import.meta.url);
for (const [contract, types] of Object.entries(CONTRACTS)) {
  if (!existsSync(at(contract))) continue;
  const ast = await openapiTS(at(contract), { alphabetize: false, emptyObjectsUnknown: false });
  await writeFile(
    fileURLToPath(at(types)),
    `// Generated from ${contract}; change the contract instead.\n${astToString(ast)}`,
  );
}
