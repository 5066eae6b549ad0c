// What the contract must say beyond its form: order, names, effects, envelopes, statuses, and examples.
import { fileURLToPath } from "node:url";
import SwaggerParser from "@apidevtools/swagger-parser";
import {
  isNode,
  lookUp,
  nodeOr,
  operationsOf,
  PRODUCT_CONTRACT,
  QA_CONTRACT,
  readDocument,
  resolve,
  type StatedOperation,
} from "@hashgrove/contract/document.ts";
import { orderFaults, segmentOf } from "@hashgrove/contract/order.ts";
import { report } from "./report.ts";
import { exampleFaults } from "./contract-examples.ts";

const EFFECTS = new Set(["read", "session", "write", "money"]);
const ENVELOPES = new Set(["product", "upload", "template"]);

const document = readDocument(PRODUCT_CONTRACT);
const faults: string[] = orderFaults(document);

function checkCall(stated: StatedOperation): void {
  const { path, method, operation } = stated;
  const id = typeof operation.operationId === "string" ? operation.operationId : "";
  const name = id || `${method} ${path}`;
  const fault = (text: string): void => void faults.push(`${name}: ${text}`);
  const isTemplate = path.startsWith("/mock/");

  if (!new RegExp(`^${segmentOf(path).replace(".", "\\.")}\\.[a-zA-Z0-9]+$`).test(id)) {
    fault(`its operationId begins with ${segmentOf(path)} and a dot`);
  }
  const tags = Array.isArray(operation.tags) ? operation.tags : [];
  if (tags.length !== 1 || tags[0] !== segmentOf(path).split(".")[0]) fault("its one tag is its first path segment");
  if (!EFFECTS.has(String(operation["x-effect"]))) fault("x-effect is missing");
  const envelope = String(operation["x-envelope"]);
  if (!ENVELOPES.has(envelope) || (envelope === "template") !== isTemplate) fault("x-envelope does not fit");
  if (typeof operation.description !== "string" || operation.description.length < 20)
    fault("its description does not tell what it is for");

  const responses = nodeOr(operation.responses);
  if ("default" in responses) fault("a default reply hides what can happen");
  const secured = Array.isArray(operation.security ?? document.security) && operation.security?.toString() !== "";
  const wanted = ["200", "429", "500", "503"];
  if (secured && !isTemplate) wanted.push("401");
  // A template call says it under 200; its examples show it.
  if (operation.requestBody && !isTemplate) wanted.push("400", "413", "415", "422");
  for (const status of wanted) if (!(status in responses)) fault(`${status} is not documented`);
  if (operation["x-effect"] === "money") {
    const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
    if (!parameters.some((parameter) => resolve(document, parameter).name === "Idempotency-Key"))
      fault("no Idempotency-Key");
    if (!String(operation.description).includes("**Rules.**")) fault("it moves money, and tells no rules");
  }
  faults.push(...exampleFaults(document, stated).map((text) => `${name}: ${text}`));
}

/** Replies and bodies are closed, texts and lists bounded; a type that is left open lets a wrong server pass. */
function checkSchema(name: string, schema: unknown): void {
  if (!isNode(schema)) return;
  if (typeof schema.$ref !== "string") {
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    if (types.includes("object") && schema.additionalProperties === undefined) faults.push(`${name}: open or closed?`);
    if (types.includes("array") && schema.maxItems === undefined) faults.push(`${name}: the list has no bound`);
    const bounded = ["maxLength", "enum", "const", "contentMediaType"].some((key) => key in schema);
    if (types.includes("string") && !bounded) faults.push(`${name}: the text has no bound`);
    const limited = ["maximum", "enum", "const"].some((key) => key in schema);
    if (types.includes("integer") && !limited) faults.push(`${name}: the number has no bound`);
    if (types.includes("number") && !name.startsWith("Template"))
      faults.push(`${name}: a float; money and rates are integers or decimal strings`);
  }
  for (const [key, value] of Object.entries(isNode(schema.properties) ? schema.properties : {})) {
    checkSchema(`${name}.${key}`, value);
  }
  checkSchema(`${name}[]`, schema.items);
  // allOf only narrows the schema beside it.
  for (const keyword of ["oneOf", "anyOf"]) {
    const branches = schema[keyword];
    if (Array.isArray(branches))
      branches.forEach((branch, index) => checkSchema(`${name}/${keyword}/${index}`, branch));
  }
}

const operations = operationsOf(document);
for (const stated of operations) checkCall(stated);
for (const [name, schema] of Object.entries(lookUp(document, "#/components/schemas").node)) checkSchema(name, schema);

// A second reader, by which many tools begin.
for (const file of [PRODUCT_CONTRACT, QA_CONTRACT].map((url) => fileURLToPath(url))) {
  await SwaggerParser.validate(file).catch((error: Error) => faults.push(`swagger-parser: ${error.message}`));
}

report(faults, `${operations.length} calls`);
