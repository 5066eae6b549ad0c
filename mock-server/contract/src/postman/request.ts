// Converts a call to a request of the collection, with the contract's examples as values.
import {
  isNode,
  type Node,
  nodeOr,
  nodesOf,
  type OpenApiDocument,
  resolve,
  type StatedOperation,
} from "../document.ts";
import type { Body, Field, FormField, PostmanRequest } from "./format.ts";
import { POSTMAN_PICTURE } from "./picture.ts";

const MEMBER_ID = "{{memberId}}";
/** A member's own values in a call's examples, and the variables that replace them. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "user.login": { account: "{{account}}", password: "{{password}}" },
  "user.authenticationInfo": { id: MEMBER_ID, rightSide: "{{picture}}", reverseSide: "{{picture}}" },
  "wallet.bankRecharge": { image: "{{picture}}" },
  "user.updateUserInfo": { id: MEMBER_ID, email: "{{account}}" },
  "wallet.setPayPassword": { id: MEMBER_ID },
};
const PAY_PASSWORDS: ReadonlySet<string> = new Set(["payPassword", "rePayPassword"]);
/** The name of the example to send, for a call whose first example would end the session. */
const EXAMPLES: Readonly<Record<string, string>> = { "user.updateUserInfo": "email" };

export function requestOf(
  document: OpenApiDocument,
  { path, method, item, operation }: StatedOperation,
): PostmanRequest {
  const parameters = [...nodesOf(item.parameters), ...nodesOf(operation.parameters)].map((each) =>
    resolve(document, each),
  );
  const inPlace = (place: string): Node[] => parameters.filter((parameter) => parameter.in === place);
  const query = inPlace("query").map((parameter) => fieldOf(document, parameter));
  const variable = inPlace("path").map((parameter) => fieldOf(document, parameter));
  const body = bodyOf(document, operation);
  const segments = path
    .replaceAll(/\{(\w+)\}/g, ":$1")
    .split("/")
    .slice(1);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const isOpen = Array.isArray(operation.security) && operation.security.length === 0;
  return {
    method: method.toUpperCase(),
    ...(typeof operation.description === "string" && { description: operation.description }),
    ...(isOpen && { auth: { type: "noauth" as const } }),
    header: [
      ...(body?.mode === "raw" ? [{ key: "Content-Type", value: "application/json" }] : []),
      ...inPlace("header").map((parameter) => headerOf(document, parameter)),
    ],
    url: {
      raw: `{{baseUrl}}/${segments.join("/")}${sent.length > 0 ? `?${sent.join("&")}` : ""}`,
      host: ["{{baseUrl}}"],
      path: segments,
      ...(query.length > 0 && { query }),
      ...(variable.length > 0 && { variable }),
    },
    ...(body && { body }),
  };
}

/** A parameter with its example or default; optional ones are disabled. */
function fieldOf(document: OpenApiDocument, parameter: Node): Field {
  const schema = resolve(document, parameter.schema);
  const [first] = Array.isArray(schema.enum) ? schema.enum : [];
  const value = parameter.example ?? schema.example ?? schema.default ?? first ?? schema.minimum ?? "";
  return {
    key: String(parameter.name),
    value: String(value),
    ...(typeof parameter.description === "string" && { description: parameter.description }),
    ...(parameter.required !== true && { disabled: true as const }),
  };
}

function headerOf(document: OpenApiDocument, parameter: Node): Field {
  const { disabled, ...field } = fieldOf(document, parameter);
  switch (field.key) {
    case "Accept-Language":
      return { ...field, value: "{{language}}" };
    // Postman generates a new key per request, so that no request counts as a repeat.
    case "Idempotency-Key":
      return { ...field, value: "{{$guid}}" };
    default:
      return { ...field, ...(disabled && { disabled }) };
  }
}

function bodyOf(document: OpenApiDocument, operation: Node): Body | null {
  const content = nodeOr(resolve(document, operation.requestBody).content);
  const multipart = content["multipart/form-data"];
  if (isNode(multipart)) {
    const { properties } = resolve(document, multipart.schema);
    const formdata = Object.entries(nodeOr(properties)).map(([key, property]): FormField => {
      const { format, contentMediaType } = resolve(document, property);
      return format === "binary" || contentMediaType !== undefined
        ? { key, type: "file", src: POSTMAN_PICTURE.name }
        : { key, type: "text", value: "" };
    });
    return { mode: "formdata", formdata };
  }
  const json = content["application/json"];
  if (!isNode(json)) return null;
  const examples = nodeOr(json.examples);
  const named = examples[EXAMPLES[String(operation.operationId)] ?? ""] ?? Object.values(examples)[0];
  const example = named === undefined ? json.example : resolve(document, named).value;
  return raw(isNode(example) ? withVariables(example, String(operation.operationId)) : (example ?? {}));
}

/** Replaces the member's own values in an example by variables. */
function withVariables(example: Node, operationId: string): Node {
  const own = OWN[operationId] ?? {};
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      own[name] ?? (PAY_PASSWORDS.has(name) ? "{{payPassword}}" : value),
    ]),
  );
}

export function raw(value: unknown): Body {
  // Ids are numbers, so remove the quotes around their variables.
  const text = JSON.stringify(value, null, 2).replaceAll(JSON.stringify(MEMBER_ID), MEMBER_ID);
  return { mode: "raw", raw: text, options: { raw: { language: "json" } } };
}
