import { EXAMPLES } from "#operations/back-office/data/examples.ts";
import { DEPARTMENTS } from "#operations/back-office/data/departments.ts";
import type { Call } from "@hashgrove/contract/contract.ts";
import { contract } from "./test-app.ts";
import { brokenBy } from "./test-broken.ts";
import { examplesOf, type Recipe, type Recipes, spoiled, type Step } from "./test-matrix.ts";

const [{ id: FIRST } = { id: "" }] = EXAMPLES;
const [{ id: OFFICE, children: [{ id: PART } = { id: "" }] = [] } = { id: "" }] = DEPARTMENTS;
const NOBODYS = { id: "nobodys" };
/** More of them than there may be, as one session's calls. */
const filled = (call: string, body: object): Step[] => Array.from({ length: 500 }, () => ({ call, body }));

/** The template's calls that need more than to be called. */
const DEMANDING: Recipes = {
  "mock.department.userSave": {
    ok: { body: { username: "a", anything: [1] } },
    "record-not-found": { body: { ...NOBODYS, username: "a" } },
  },
  "mock.department.userDelete": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.department.save": {
    ok: { body: { departmentName: "a" } },
    "record-not-found": { body: { ...NOBODYS, status: 1 } },
    "name-required": { body: { status: 1 } },
    "within-itself": { body: { id: OFFICE, parentId: PART } },
    "too-many": { first: filled("mock.department.save", { departmentName: "a" }), body: { departmentName: "a" } },
  },
  "mock.menu.save": {
    ok: { body: { meta: { title: "a" } } },
    "record-not-found": { body: { id: 99 } },
    "name-required": { body: { path: "a" } },
    "within-itself": { body: { id: 6, parentId: 9 } },
    "too-many": {
      first: filled("mock.menu.save", { meta: { title: "a" } }),
      body: { meta: { title: "a" } },
    },
  },
  "mock.menu.remove": { ok: { body: { ids: [1] } }, "ids-required": { body: {} } },
  "mock.role.save": {
    ok: { body: { roleName: "a" } },
    "record-not-found": { body: { ...NOBODYS, roleName: "a" } },
    "name-required": { body: { status: 1 } },
    "too-many": { first: filled("mock.role.save", { roleName: "a" }), body: { roleName: "a" } },
  },
  "mock.role.remove": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.department.remove": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.request.expired": { "token-expired": {} },
  "mock.example.save": { ok: { body: { title: "a" } }, "record-not-found": { body: { ...NOBODYS, title: "a" } } },
  "mock.example.detail": { ok: { query: { id: FIRST } }, "record-not-found": { query: NOBODYS } },
  "mock.example.remove": { ok: { body: { ids: [FIRST] } }, "ids-required": { body: {} } },
  "mock.user.login": {
    ok: { body: { username: "admin", password: "admin" } },
    "wrong-account": { body: { username: "admin", password: "nimda" } },
  },
};

/** What a template call says under 200 of what was sent. */
const SENT_WRONG: Readonly<Record<string, number>> = { unreadable: 400, "too-large": 413, "unsupported-type": 415 };

/** The recipes of a call, and those that follow from what it takes. */
function recipesOf(call: Call): Readonly<Record<string, Recipe>> {
  const id = call.operationId;
  const own = DEMANDING[id] ?? { ok: {} };
  const ok = own.ok ?? {};
  const following = [...examplesOf(call)].flatMap(([name, { message = "" }]) => {
    const status = SENT_WRONG[name];
    const [, pointer = "", rule = ""] = / \((\S+): (\w+)\)/.exec(message) ?? [];
    const recipe = name === "invalid" ? brokenBy(call, ok, { pointer, rule }) : status && spoiled(id, status, ok);
    return recipe ? [[name, recipe] as const] : [];
  });
  return { ...own, ...Object.fromEntries(following) };
}

export const MOCK: Recipes = Object.fromEntries(
  contract.calls.filter(({ envelope }) => envelope === "template").map((call) => [call.operationId, recipesOf(call)]),
);
