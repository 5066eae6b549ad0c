// Scripts of the collection, run before a request or after its reply.
import { type Node, nodeOr } from "../document.ts";
import type { Script } from "./format.ts";

/** Sent right after the login, because other requests use the uploaded image. */
export const UPLOAD = "common.upload";
/** Calls that return a new session. */
const OPEN_SESSIONS: ReadonlySet<string> = new Set(["user.login", "user.register"]);
/** Calls that take ten minutes, unless the server runs with `--no-back-office-delay`. */
const isSlow = (operationId: string): boolean => operationId.startsWith("mock.request.request");

export const script = (listen: Script["listen"], ...exec: readonly string[]): Script => ({
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
export const NAME_WORLD = script(
  "prerequest",
  'const world = pm.variables.get("world");',
  'if (world) pm.request.headers.upsert({ key: "x-world", value: world });',
);

/** Scripts that check each reply and store values for later requests. */
export function eventsOf(operation: Node): Script[] {
  const id = String(operation.operationId);
  const success = Object.keys(nodeOr(operation.responses)).find((status) => status.startsWith("2"));
  const keep = OPEN_SESSIONS.has(id) ? KEEP_TOKEN : id === UPLOAD ? KEEP_PICTURE : [];
  return [
    ...(isSlow(id) ? [SKIP_SLOW_CALL] : []),
    script("test", `pm.test("status ${success}", () => pm.response.to.have.status(${success}));`, ...keep),
  ];
}
