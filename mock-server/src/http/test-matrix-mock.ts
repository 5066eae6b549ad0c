import { EXAMPLES } from "#operations/mock/data/examples.ts";
import { contract } from "./test-app.ts";
import type { Recipe, Recipes } from "./test-matrix.ts";

const [{ id: FIRST } = { id: "" }] = EXAMPLES;

/** The template's calls that need more than to be called. */
const DEMANDING: Recipes = {
  "mock.department.userSave": { ok: { body: { username: "a", anything: [1] } } },
  "mock.department.userDelete": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.department.save": { ok: { body: { departmentName: "a" } } },
  "mock.department.remove": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.request.expired": { "token-expired": {} },
  "mock.example.save": { ok: { body: { title: "a" } }, "unknown-record": { body: { id: "nobodys", title: "a" } } },
  "mock.example.detail": { ok: { query: { id: FIRST } }, "unknown-record": { query: { id: "nobodys" } } },
  "mock.example.remove": { ok: { body: { ids: [FIRST] } }, "ids-required": { body: {} } },
  "mock.user.login": {
    ok: { body: { username: "admin", password: "admin" } },
    "wrong-account": { body: { username: "admin", password: "nimda" } },
  },
};
const simple: Readonly<Record<string, Recipe>> = { ok: {} };

export const MOCK: Recipes = Object.fromEntries(
  contract.calls
    .map(({ operationId }) => operationId)
    .filter((id) => id.startsWith("mock."))
    .map((id) => [id, DEMANDING[id] ?? simple]),
);
