// Checks each call of openapi.yaml beyond its format: names, effects, envelopes, statuses.
import { segmentOf } from "@hashgrove/contract/document-order.ts";
import { type Node, nodeOr, resolve, type StatedOperation } from "@hashgrove/contract/document.ts";

const EFFECTS = new Set(["read", "session", "write", "money"]);
const ENVELOPES = new Set(["product", "upload", "template", "none"]);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Sentences about a call's missing or wrong parts. */
export function callFaults(document: Node, stated: StatedOperation): string[] {
  const { path, method, operation } = stated;
  const id = typeof operation.operationId === "string" ? operation.operationId : "";
  const faults = [
    ...nameFaults(path, id, operation),
    ...statusFaults(document, path, operation),
    ...(operation["x-effect"] === "money" ? moneyFaults(document, operation) : []),
  ];
  return faults.map((fault) => `${id || `${method} ${path}`}: ${fault}`);
}

function nameFaults(path: string, id: string, operation: Node): string[] {
  const faults: string[] = [];
  const segment = segmentOf(path);
  if (!new RegExp(`^${segment.replace(".", "\\.")}\\.[a-zA-Z0-9]+$`).test(id))
    faults.push(`its operationId begins with ${segment} and a dot`);
  const tags = listOf(operation.tags);
  if (tags.length !== 1 || tags[0] !== segment.split(".")[0]) faults.push("its one tag is its first path segment");
  if (!EFFECTS.has(String(operation["x-effect"]))) faults.push("x-effect is missing");
  const envelope = String(operation["x-envelope"]);
  if (!ENVELOPES.has(envelope) || (envelope === "template") !== path.startsWith("/mock/"))
    faults.push("x-envelope does not fit");
  if (typeof operation.description !== "string" || operation.description.length < 20)
    faults.push("its description does not say what it is for");
  return faults;
}

function statusFaults(document: Node, path: string, operation: Node): string[] {
  // A download has no envelope, and its statuses are not checked.
  if (operation["x-envelope"] === "none") return [];
  const isBackOffice = path.startsWith("/mock/");
  const responses = nodeOr(operation.responses);
  const security = operation.security ?? document.security;
  const isSecured = Array.isArray(security) && operation.security?.toString() !== "";
  const wanted = ["200", "429", "500", "503"];
  // Calls of the back office report the following errors under HTTP 200, in their examples.
  if (isSecured && !isBackOffice) wanted.push("401");
  if (operation.requestBody && !isBackOffice) wanted.push("400", "413", "415", "422");
  return [
    ...("default" in responses ? ["a default reply hides what can happen"] : []),
    ...wanted.filter((status) => !(status in responses)).map((status) => `${status} is not documented`),
  ];
}

function moneyFaults(document: Node, operation: Node): string[] {
  const names = listOf(operation.parameters).map((parameter) => resolve(document, parameter).name);
  return [
    ...(names.includes("Idempotency-Key") ? [] : ["no Idempotency-Key"]),
    ...(String(operation.description).includes("**Rules.**") ? [] : ["it moves money, and describes no rules"]),
  ];
}
