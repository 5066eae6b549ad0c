// The contract as a Postman collection (format 2.1): a request per call, with the contract's replies as examples.
import { STATUS_CODES } from "node:http";
import {
  isNode,
  type Node,
  nodeOr,
  nodesOf,
  type OpenApiDocument,
  operationsOf,
  resolve,
  type StatedOperation,
} from "./document.ts";
import type {
  Body,
  Field,
  FormField,
  PostmanCollection,
  PostmanFolder,
  PostmanItem,
  PostmanRequest,
  Reply,
  Script,
  Variable,
} from "./postman-format.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const VARIABLES: readonly Variable[] = [
  { key: "baseUrl", value: "http://127.0.0.1:4010", description: "The server; `npm start` has this address" },
  { key: "world", value: "postman", description: "A world of the mock server; empty for a server of your own" },
  { key: "account", value: "alice@example.test" },
  { key: "password", value: "Passw0rd1" },
  { key: "payPassword", value: "123456", description: "The trading password" },
  { key: "language", value: "en", description: "ja, en or zh-CN" },
  { key: "token", value: "", description: "Set by Log in and by Sign up" },
  { key: "memberId", value: "1", description: "Set with the token" },
  { key: "picture", value: "", description: "The path of the uploaded picture, set by the upload" },
  { key: "slowCalls", value: "", description: "yes: a run also sends the calls that take ten minutes" },
];

/** Image for the upload; written next to the collection. */
export const POSTMAN_PICTURE = {
  name: "hashgrove.postman_picture.png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNwmPcfK2IYWhIAaLp3QZ1tb4QAAAAASUVORK5CYII=",
    "base64",
  ),
};

const ABOUT = `Every call of the product, with the replies of the contract as examples. Generated from openapi.yaml.

1. \`npm start\`, then send **Start here / Open a world**. The world has demo data of its own; no request deletes it, and it ends half an hour after its last request.
2. Send **Start here / Log in**: its script keeps the token in \`{{token}}\`, which all other requests send.
3. The upload attaches \`${POSTMAN_PICTURE.name}\`, which is beside this collection: put it into Postman's working directory, or run newman with \`--working-dir\` and the folder of the collection.

For a server of your own, set \`baseUrl\`, \`account\` and \`password\`, leave \`world\` empty, and leave out the first step.`;

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
/** The example to send if the first one would end the session. */
const EXAMPLES: Readonly<Record<string, string>> = { "user.updateUserInfo": "email" };

/** Calls that return a new session. */
const OPEN_SESSIONS: ReadonlySet<string> = new Set(["user.login", "user.register"]);
/** The last request, so that a run of the whole collection keeps its session. */
const LAST = "user.logout";

/** The first request, because others use the uploaded image. */
const UPLOAD = "common.upload";
/** Calls that take ten minutes, unless the server runs with `--no-back-office-delay`. */
const isSlow = (operationId: string): boolean => operationId.startsWith("mock.request.request");

const script = (listen: Script["listen"], ...exec: readonly string[]): Script => ({
  listen,
  script: { type: "text/javascript", exec },
});

// Do not declare `data` in scripts: Postman's sandbox has a global of that name.
const KEEP_TOKEN = [
  "const { userinfo } = pm.response.json().data ?? {};",
  "if (userinfo) {",
  '  pm.collectionVariables.set("token", userinfo.token);',
  '  pm.collectionVariables.set("memberId", String(userinfo.id));',
  "}",
];
const KEEP_PICTURE = [
  "const { url } = pm.response.json().data ?? {};",
  'if (url) pm.collectionVariables.set("picture", url);',
];
const SKIP_SLOW_CALL = script("prerequest", 'if (pm.variables.get("slowCalls") !== "yes") pm.execution.skipRequest();');
const NAME_WORLD = script(
  "prerequest",
  'const world = pm.variables.get("world");',
  'if (world) pm.request.headers.upsert({ key: "x-world", value: world });',
);

export function postmanCollection(document: OpenApiDocument): PostmanCollection {
  // Downloads have no envelope and are not calls.
  const operations = operationsOf(document).filter(({ operation }) => operation["x-envelope"] !== "none");
  const ofTag = (tag: unknown): StatedOperation[] =>
    operations.filter(({ operation }) => Array.isArray(operation.tags) && operation.tags[0] === tag);
  const itemsOf = (stated: readonly StatedOperation[]): PostmanItem[] =>
    stated.filter(({ operation }) => operation.operationId !== LAST).map((each) => itemOf(document, each));
  const byId = (id: string): StatedOperation[] => operations.filter(({ operation }) => operation.operationId === id);
  const folders = nodesOf(document.tags).map(({ name, description }): PostmanFolder => ({
    name: String(name),
    ...(typeof description === "string" && { description }),
    item: itemsOf(ofTag(name)),
  }));
  return {
    info: { name: String(document.info.title), description: ABOUT, schema: SCHEMA },
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "Authorization" },
        { key: "value", value: "{{token}}" },
        { key: "in", value: "header" },
      ],
    },
    variable: VARIABLES,
    event: [NAME_WORLD],
    item: [
      { name: "Start here", item: [OPEN_WORLD, ...itemsOf(byId("user.login")), ...itemsOf(byId(UPLOAD))] },
      ...folders,
      { name: "At the end", item: byId(LAST).map((each) => itemOf(document, each)) },
    ],
  };
}

/** Creates a world with demo data through the control API, or keeps an existing one. */
const OPEN_WORLD: PostmanItem = {
  name: "Open a world",
  request: {
    method: "PUT",
    description: "Only for the mock server. A world that is there already stays as it is (409).",
    auth: { type: "noauth" },
    header: [
      { key: "Content-Type", value: "application/json" },
      { key: "x-qa", value: "1" },
    ],
    url: {
      raw: "{{baseUrl}}/__qa/worlds/{{world}}",
      host: ["{{baseUrl}}"],
      path: ["__qa", "worlds", "{{world}}"],
    },
    body: raw({ scenario: "demo", replace: false }),
  },
  response: [],
  event: [
    // The control API rejects an x-world header besides the world in the path.
    script("prerequest", 'pm.request.headers.remove("x-world");'),
    script("test", 'pm.test("the world exists", () => pm.expect(pm.response.code).to.be.oneOf([200, 201, 409]));'),
  ],
};

function raw(value: unknown): Body {
  // Ids are numbers, so remove the quotes around their variables.
  const text = JSON.stringify(value, null, 2).replaceAll(JSON.stringify(MEMBER_ID), MEMBER_ID);
  return { mode: "raw", raw: text, options: { raw: { language: "json" } } };
}

function itemOf(document: OpenApiDocument, stated: StatedOperation): PostmanItem {
  const { operation } = stated;
  const request = requestOf(document, stated);
  return {
    name: String(operation.summary ?? operation.operationId),
    request,
    response: repliesOf(document, operation, request),
    event: eventsOf(operation),
  };
}

/** Scripts that check each reply and store values for later requests. */
function eventsOf(operation: Node): Script[] {
  const id = String(operation.operationId);
  const success = Object.keys(nodeOr(operation.responses)).find((status) => status.startsWith("2"));
  const keep = OPEN_SESSIONS.has(id) ? KEEP_TOKEN : id === UPLOAD ? KEEP_PICTURE : [];
  return [
    ...(isSlow(id) ? [SKIP_SLOW_CALL] : []),
    script("test", `pm.test("status ${success}", () => pm.response.to.have.status(${success}));`, ...keep),
  ];
}

function requestOf(document: OpenApiDocument, { path, method, item, operation }: StatedOperation): PostmanRequest {
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
    // Postman generates a new key per request, so that each is a new intent.
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

/** Examples of every status. */
function repliesOf(document: OpenApiDocument, operation: Node, originalRequest: PostmanRequest): Reply[] {
  return Object.entries(nodeOr(operation.responses)).flatMap(([status, stated]) => {
    const response = resolve(document, stated);
    const json = nodeOr(nodeOr(response.content)["application/json"]);
    const named: [string, unknown][] = Object.entries(nodeOr(json.examples)).map(([name, example]) => [
      name,
      resolve(document, example).value,
    ]);
    const all = json.example === undefined ? named : [[status, json.example] as [string, unknown], ...named];
    return all.map(([name, value]): Reply => ({
      name: name === status ? status : `${status} ${name}`,
      originalRequest,
      status: STATUS_CODES[status] ?? "",
      code: Number(status),
      header: [{ key: "Content-Type", value: "application/json" }],
      body: JSON.stringify(value, null, 2),
      _postman_previewlanguage: "json",
    }));
  });
}
