import { expect, test } from "vitest";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import { done, refuseAt, toRefusal } from "./answers.ts";
import type { AnswerOf } from "./operation.ts";

type Bought = Decision<string, "below-minimum", "productId" | "price">;
const below = (): Bought => refuse("below-minimum", { field: "price", params: { minimum: 30_000 }, commit: true });
const PLACES = { productId: "/products_id", price: "/price" } as const;

test("reports a refusal with the contract's pointer, without the store's own fields", () => {
  const answer: AnswerOf<"products.buy"> = done(below(), PLACES);
  expect(answer).toEqual({ ok: false, reason: "below-minimum", pointer: "/price", params: { minimum: 30_000 } });
});

test("leaves out a pointer when no field is at fault", () => {
  expect(toRefusal(refuse("already-set"), {})).toEqual({ ok: false, reason: "already-set" });
});

test("reports an action without data, and when it was already executed", () => {
  expect(done(accept("x"))).toEqual({ ok: true, value: null });
  expect(done({ ...accept("x"), replayed: true })).toEqual({ ok: true, value: null, replayed: true });
});

test("does not compile with an unknown field of the rules, an omitted field or a pointer that the request lacks", () => {
  // @ts-expect-error a refusal of the domain must be converted by `done` or `toRefusal` first
  const untold: AnswerOf<"products.buy"> = below() as Exclude<Bought, { ok: true }>;
  // @ts-expect-error the pointer for productId is missing
  const unplaced = done(below(), { price: "/price" });
  // @ts-expect-error the body of products.buy has no field `prize`
  const misplaced: AnswerOf<"products.buy"> = done(below(), { ...PLACES, price: "/prize" });
  // @ts-expect-error the query of getArrayConfig has no field `keys`
  const refusedThere: AnswerOf<"sys_config.getArrayConfig"> = refuseAt("/keys", "unknown-key");
  // @ts-expect-error domain rules name their own fields, not the contract's pointers
  const ofTheWire: Bought = refuse("below-minimum", { field: "/price" });
  expect([untold, unplaced, misplaced, refusedThere, ofTheWire]).toHaveLength(5);
});
