import type { Call } from "@hashgrove/contract/contract.ts";
import { DEPARTMENTS } from "#operations/back-office/data/departments.ts";
import { EXAMPLES } from "#operations/back-office/data/examples.ts";
import { contract } from "./test-app.ts";
import { examplesOf, type Recipe, type Recipes, recipeForStatus, type Step } from "./test-matrix.ts";
import { recipeViolating } from "./test-violation.ts";

const [{ id: FIRST } = { id: "" }] = EXAMPLES;
const [{ id: OFFICE, children: [{ id: PART } = { id: "" }] = [] } = { id: "" }] = DEPARTMENTS;
const UNKNOWN = { id: "nobodys" };
/** The calls that fill a list to its limit of 500. */
const fillToLimit = (call: string, body: object): Step[] => Array.from({ length: 500 }, () => ({ call, body }));

/** Recipes of the back-office calls that need input to succeed. */
const SPECIFIC: Recipes = {
  "mock.department.userSave": {
    ok: { body: { username: "a", anything: [1] } },
    "record-not-found": { body: { ...UNKNOWN, username: "a" } },
  },
  "mock.department.userDelete": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.department.save": {
    ok: { body: { departmentName: "a" } },
    "record-not-found": { body: { ...UNKNOWN, status: 1 } },
    "name-required": { body: { status: 1 } },
    "within-itself": { body: { id: OFFICE, parentId: PART } },
    "too-many": { first: fillToLimit("mock.department.save", { departmentName: "a" }), body: { departmentName: "a" } },
  },
  "mock.menu.save": {
    ok: { body: { meta: { title: "a" } } },
    "record-not-found": { body: { id: 99 } },
    "name-required": { body: { path: "a" } },
    "within-itself": { body: { id: 6, parentId: 9 } },
    "too-many": {
      first: fillToLimit("mock.menu.save", { meta: { title: "a" } }),
      body: { meta: { title: "a" } },
    },
  },
  "mock.menu.remove": { ok: { body: { ids: [1] } }, "ids-required": { body: {} } },
  "mock.role.save": {
    ok: { body: { roleName: "a" } },
    "record-not-found": { body: { ...UNKNOWN, roleName: "a" } },
    "name-required": { body: { status: 1 } },
    "too-many": { first: fillToLimit("mock.role.save", { roleName: "a" }), body: { roleName: "a" } },
  },
  "mock.role.remove": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.department.remove": { ok: { body: { ids: ["1"] } }, "ids-required": { body: {} } },
  "mock.request.expired": { "token-expired": {} },
  "mock.example.save": { ok: { body: { title: "a" } }, "record-not-found": { body: { ...UNKNOWN, title: "a" } } },
  "mock.example.detail": { ok: { query: { id: FIRST } }, "record-not-found": { query: UNKNOWN } },
  "mock.example.remove": { ok: { body: { ids: [FIRST] } }, "ids-required": { body: {} } },
  "mock.user.login": {
    ok: { body: { username: "admin", password: "admin" } },
    "wrong-account": { body: { username: "admin", password: "nimda" } },
  },
};

/**
 * The contract's names for examples of request errors, with the status that other calls give them; back-office calls
 * report them under 200.
 */
const REQUEST_ERRORS: Readonly<Record<string, number>> = { unreadable: 400, "too-large": 413, "unsupported-type": 415 };

/** The recipes of a call: the specific ones and those derived from its contract. */
function recipesOf(call: Call): Readonly<Record<string, Recipe>> {
  const id = call.operationId;
  const own = SPECIFIC[id] ?? { ok: {} };
  const ok = own.ok ?? {};
  const derived = [...examplesOf(call)].flatMap(([name, { message = "" }]) => {
    const status = REQUEST_ERRORS[name];
    const [, pointer = "", rule = ""] = / \((\S+): (\w+)\)/.exec(message) ?? [];
    const recipe =
      name === "invalid" ? recipeViolating(call, ok, { pointer, rule }) : status && recipeForStatus(id, status, ok);
    return recipe ? [[name, recipe] as const] : [];
  });
  return { ...own, ...Object.fromEntries(derived) };
}

export const MOCK: Recipes = Object.fromEntries(
  contract.calls.filter(({ envelope }) => envelope === "template").map((call) => [call.operationId, recipesOf(call)]),
);
