// Generates the types of both contracts and the theme's token names in Chakra's types, and copies Swagger UI to the
// server. Runs after each install except for `npm start`; the files are git-ignored.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import { factsOf } from "@hashgrove/contract/extension-types.ts";
import { parseScenario } from "@hashgrove/mock-server/scenarios/parse.ts";
import { scenarioNames, scenarioSource } from "@hashgrove/mock-server/scenarios/registry.ts";
import openapiTS, { astToString, type OpenAPITSOptions } from "openapi-typescript";
import ts from "typescript";
import { copySwaggerUi } from "./generate/swagger-ui.ts";
import { writeTokenTypes } from "./generate/theme-types.ts";
import { ROOT } from "./process/steps.ts";

function write(file: string, contract: string, text: string): void {
  writeFileSync(join(ROOT, file), `// Generated from ${contract}; change the contract instead.\n${text}`);
}

/** Type of binary fields, which are files; openapi-typescript would type them as text. */
const BLOB = ts.factory.createTypeReferenceNode("Blob");

async function writeTypes(file: string, contract: string, source: URL): Promise<void> {
  const options: OpenAPITSOptions = {
    alphabetize: false,
    emptyObjectsUnknown: false,
    transform: (schema) => (schema.format === "binary" ? BLOB : undefined),
  };
  try {
    write(file, contract, astToString(await openapiTS(source, options)));
  } catch (error) {
    if (!isYamlError(error)) throw error;
    // Print the reason only, because Node would print the whole contract with the error.
    const [reason = ""] = error.message.split(' in "');
    console.error(`${contract}:${error.line}:${error.col}: ${reason}`);
    process.exit(1);
  }
}

interface YamlError extends Error {
  readonly line: number;
  readonly col: number;
}
const isYamlError = (error: unknown): error is YamlError => error instanceof Error && "line" in error && "col" in error;

await writeTypes("mock-server/contract/src/openapi.gen.d.ts", "openapi.yaml", PRODUCT_CONTRACT);
// Two copies, because the tests' package is also used without the mock server.
for (const file of ["mock-server/contract/src/qa.openapi.gen.d.ts", "e2e/qa.openapi.gen.d.ts"])
  await writeTypes(file, "mock-server/contract/qa.openapi.yaml", QA_CONTRACT);
const product = readContract(PRODUCT_CONTRACT);
write("mock-server/contract/src/openapi.facts.gen.d.ts", "openapi.yaml", factsOf(product));

/** Returns the source of a union type of the valid names, so that a wrong name in a test is a type error. */
const union = (name: string, what: string, values: Iterable<string>): string =>
  `/** ${what} */\nexport type ${name} = ${[...new Set(values)].map((value) => JSON.stringify(value)).join(" | ")};\n`;
const handles = scenarioNames().flatMap((name) =>
  Object.keys(parseScenario(name, scenarioSource(name)).file.users ?? {}),
);
write(
  "e2e/names.gen.d.ts",
  "openapi.yaml and the library of scenarios",
  [
    union(
      "OperationId",
      "An operation of the product.",
      product.calls.map(({ operationId }) => operationId),
    ),
    union("ProductPath", "A path of the product below /api/.", productPaths(product.calls.map(({ path }) => path))),
    union("ScenarioName", "What a world can begin with.", scenarioNames()),
    union("Handle", "A member of one of the scenarios.", handles),
  ].join("\n"),
);

function productPaths(paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith("/api/")).map((path) => path.slice("/api/".length));
}

await writeTokenTypes();
copySwaggerUi();
