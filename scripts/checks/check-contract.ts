// Checks that the contract contains what this repository requires beyond OpenAPI, and that comments list refusals in
// the contract's order.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import SwaggerParser from "@apidevtools/swagger-parser";
import { versionFaults } from "@hashgrove/contract/contract-version.ts";
import { orderFaults } from "@hashgrove/contract/document-order.ts";
import { lookUp, operationsOf, PRODUCT_CONTRACT, QA_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { ruleFaults } from "@hashgrove/contract/rules.ts";
import { callFaults } from "./contract/calls.ts";
import { exampleFaults } from "./contract/examples.ts";
import { refusalOrderFaults } from "./contract/refusal-order.ts";
import { schemaFaults } from "./contract/schemas.ts";
import { lineOf } from "./line-of.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

const document = readDocument(PRODUCT_CONTRACT);
const operations = operationsOf(document);
const refusals = new Map(
  operations.map(({ operation }) => {
    const names: unknown = operation["x-refusals"];
    return [String(operation.operationId), Array.isArray(names) ? names.map(String) : []] as const;
  }),
);
const text = readFileSync(PRODUCT_CONTRACT, "utf8");
/** Adds the line of the call's operationId in front of a fault. */
const placed = (fault: string): string => {
  const [id = ""] = fault.split(":");
  const at = text.indexOf(`operationId: ${id}\n`);
  return at === -1 ? fault : `openapi.yaml:${lineOf(text, at)}: ${fault}`;
};
const faults: string[] = [
  ...orderFaults(document),
  ...ruleFaults(document),
  ...versionFaults(document, read("mock-server/contract/openapi.CHANGELOG.md")),
  ...operations.flatMap((stated) => [
    ...callFaults(document, stated),
    ...exampleFaults(document, stated).map((fault) => `${String(stated.operation.operationId)}: ${fault}`),
  ]),
  ...Object.entries(lookUp(document, "#/components/schemas").node).flatMap(([name, schema]) =>
    schemaFaults(name, schema),
  ),
  ...find("{mock-server/server/src/domain,web/src/api}/**/*.ts").flatMap((file) =>
    refusalOrderFaults(file, read(file), refusals),
  ),
];

// Validate with a second parser too, because many tools are based on it.
for (const file of [PRODUCT_CONTRACT, QA_CONTRACT].map((url) => fileURLToPath(url))) {
  await SwaggerParser.validate(file).catch((error: Error) => faults.push(`swagger-parser: ${error.message}`));
}

report(faults.map(placed), `${operations.length} calls`);
