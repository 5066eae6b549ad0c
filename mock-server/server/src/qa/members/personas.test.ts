import { beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { availableOf, yenBalance } from "#domain/money/accounts.ts";
import { bindingOf } from "#domain/reviews/bindings.ts";
import { testServer, type TestServer } from "#qa/test-server.ts";
import type { Persona } from "./personas.ts";

const path = { world: "a" };
let server: TestServer;
const state = () => server.world().store.read();
const open = (scenario: string) => server.call("qa.createWorld", { body: { scenario, id: "a" } });
const create = (persona: Persona, handle = "erin") => server.call("qa.createUser", { path, body: { handle, persona } });

beforeEach(() => {
  server = testServer();
});

const STAGES: Readonly<Record<Persona, readonly [identity: string, bank: string, balance: number, holdings: number]>> =
  {
    newcomer: ["none", "none", 0, 0],
    verified: ["verified", "none", 0, 0],
    bound: ["verified", "bound", 0, 0],
    funded: ["verified", "bound", 500_000, 0],
    holding: ["verified", "bound", 400_000, 1],
  };

describe.each(Object.entries(STAGES) as [Persona, (typeof STAGES)[Persona]][])("a %s", (persona, expected) => {
  test.each(["catalogue", "demo", "edge-text"])(
    "reaches its stage by the product's rules in a world of %s",
    async (scenario) => {
      await open(scenario);
      const policies = state().policies.get("main");
      const { session, payPassword } = await create(persona);
      const member = state().members.get(session.id);
      const holdings = [...state().holdings.values()].filter(({ memberId }) => memberId === session.id);
      expect([
        member?.identity.audit,
        bindingOf(state(), session.id, "bank").state,
        yenBalance(state(), availableOf(session.id)),
        holdings.length,
      ]).toEqual(expected);
      expect(payPassword).toBe(persona === "newcomer" || persona === "verified" ? null : "123456");
      expect(checkInvariants(state()).filter(({ ok }) => !ok)).toEqual([]);
      // The world's policies are unchanged.
      expect(state().policies.get("main")).toEqual(policies);
      expect([...state().reviews.values()].filter(({ memberId }) => memberId === session.id)).not.toContainEqual(
        expect.objectContaining({ state: "open" }),
      );
    },
  );
});

test("reaches its stage under any policies of the world", async () => {
  await open("catalogue");
  await server.call("qa.setPolicy", { path, body: { identity: "reject", wallet: "reject", topup: "reject" } });
  const { session } = await create("holding");
  expect(yenBalance(state(), availableOf(session.id))).toBe(400_000);
});

test("can be one of several, each with uploads of their own", async () => {
  await open("catalogue");
  for (const handle of ["a1", "b2", "c3"]) await create("funded", handle);
  expect(state().uploads.size).toBe(9);
});

test("that needs a missing product is refused before anyone is registered", async () => {
  await open("empty");
  const before = state().members.size;
  const body = { handle: "erin", persona: "holding" } as const;
  expect(await server.refusal("qa.createUser", { path, body })).toBe("422 no-product /body/persona");
  expect(state().members.size).toBe(before);
});

test("has the requested trading password", async () => {
  await open("catalogue");
  const body = { handle: "erin", persona: "bound", payPassword: "482915" } as const;
  expect(await server.call("qa.createUser", { path, body })).toMatchObject({ payPassword: "482915" });
});
