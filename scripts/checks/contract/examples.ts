// Checks the contract's examples: one for each outcome, with the right error.
import {
  examplesOf,
  isNode,
  type Node,
  nodeOr,
  nodesOf,
  resolve,
  type StatedOperation,
} from "@hashgrove/contract/document.ts";

type Fault = (text: string) => void;

/** Codes by example name: the back office replies to invalid requests with HTTP 200 and one of these codes. */
const SENT_WRONG: Readonly<Record<string, number>> = {
  unreadable: 400,
  "too-large": 413,
  "unsupported-type": 415,
  invalid: 422,
};

/** Sentences about an operation's missing or wrong examples. */
export function exampleFaults(document: Node, { item, operation }: StatedOperation): string[] {
  const faults: string[] = [];
  const fault: Fault = (text) => void faults.push(text);
  checkOutcomes(document, operation, fault);
  checkInvalid(document, operation, [...nodesOf(item.parameters), ...nodesOf(operation.parameters)], fault);
  return faults;
}

/** Checks that a JSON body has examples, and that each outcome has an example with its name. */
function checkOutcomes(document: Node, operation: Node, fault: Fault): void {
  const json = nodeOr(resolve(document, operation.requestBody).content)["application/json"];
  if (isNode(json) && !isNode(json.examples)) fault("its body has no example");
  const examples = examplesOf(document, operation, "200");
  const refusals = Array.isArray(operation["x-refusals"]) ? operation["x-refusals"].map(String) : [];
  const isBackOffice = operation["x-envelope"] === "template";
  const sentWrong = isBackOffice ? Object.keys(SENT_WRONG).filter((name) => name in examples) : [];
  const names = Object.keys(examples).filter((name) => !sentWrong.includes(name));
  for (const name of sentWrong)
    if (nodeOr(examples[name]).code !== SENT_WRONG[name]) fault(`the example ${name} has another code`);
  if (isBackOffice && operation.requestBody && sentWrong.length < Object.keys(SENT_WRONG).length)
    fault("what is wrong with a body has no example");
  const isSuccess = (name: string): boolean => name === "ok" || name.startsWith("ok-");
  // A call with refusals needs no success example, because some of these calls always refuse. Downloads need none
  // either.
  const needsSuccess = refusals.length === 0 && operation["x-envelope"] !== "none";
  if (needsSuccess && !names.some(isSuccess)) fault("its success has no example");
  for (const refusal of refusals) if (!names.includes(refusal)) fault(`the refusal ${refusal} has no example`);
  for (const name of names.filter((name) => !isSuccess(name))) {
    const refusal = refusals.find((refusal) => name === refusal || name.startsWith(`${refusal}-`));
    const { data } = nodeOr(examples[name]);
    if (refusal === undefined) fault(`x-refusals lacks ${name}`);
    else if (!isBackOffice && nodeOr(data).reason !== refusal) fault(`the example ${name} says another reason`);
  }
}

/**
 * Checks that a call's own 422 example names one of the call's body fields or query parameters; shared replies are
 * exempt.
 */
function checkInvalid(document: Node, operation: Node, parameters: readonly Node[], fault: Fault): void {
  const reply = nodeOr(nodeOr(nodeOr(operation.responses)["422"]).content);
  const example = examplesOf(document, operation, "200").invalid ?? nodeOr(reply["application/json"]).example;
  if (!isNode(example)) return;
  const { data, message } = example;
  const [media] = Object.values(nodeOr(resolve(document, operation.requestBody).content)).map(nodeOr);
  const place = media ? "body" : "query";
  const known = media
    ? Object.keys(nodeOr(resolve(document, media.schema).properties))
    : parameters.map((parameter) => resolve(document, parameter)).flatMap((it) => (it.in === "query" ? [it.name] : []));
  const pointers = Array.isArray(data)
    ? nodesOf(data).map(({ pointer }) => String(pointer))
    : [/ \((\S+): \w+\)/.exec(String(message))?.[1] ?? ""];
  // Without known fields, only the body or the query as a whole can be wrong.
  const fits = (pointer: string): boolean =>
    known.length === 0 ? pointer === `/${place}` : known.some((name) => pointer === `/${place}/${String(name)}`);
  for (const pointer of pointers) if (!fits(pointer)) fault(`its example of 422 is about ${pointer || "nothing"}`);
}
