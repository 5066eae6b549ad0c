// Converts the contract to a Postman collection (format 2.1): a request per call, with the contract's replies as
// examples.
import { nodesOf, type OpenApiDocument, operationsOf, type StatedOperation } from "../document.ts";
import type { PostmanCollection, PostmanFolder, PostmanItem, Variable } from "./format.ts";
import { POSTMAN_PICTURE } from "./picture.ts";
import { repliesOf } from "./replies.ts";
import { raw, requestOf } from "./request.ts";
import { eventsOf, NAME_WORLD, script, UPLOAD } from "./scripts.ts";

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

const ABOUT = `Every call of the product, with the replies of the contract as examples. Generated from openapi.yaml.

1. \`npm start\`, then send **Start here / Open a world**. The world has demo data of its own; no request deletes it, and it ends half an hour after its last request.
2. Send **Start here / Log in**: its script keeps the token in \`{{token}}\`, which all other requests send.
3. The upload attaches \`${POSTMAN_PICTURE.name}\`, which is beside this collection: put it into Postman's working directory, or run newman with \`--working-dir\` and the folder of the collection.

For a server of your own, set \`baseUrl\`, \`account\` and \`password\`, leave \`world\` empty, and leave out the first step.`;

/** Sent last, so that a run of the whole collection keeps its session until then. */
const LAST = "user.logout";

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
