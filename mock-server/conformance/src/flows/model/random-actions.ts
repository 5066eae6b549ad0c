// Random actions, mostly at limits: exactly enough, one too little, one too much.
import { type Arbitrary, constant, constantFrom, integer, nat, oneof, record } from "fast-check";
import type { Action, Amount } from "./model.ts";

const amount = (base: "minimum" | "fee"): Arbitrary<Amount> =>
  oneof(
    {
      arbitrary: record({ of: constantFrom(base, "balance" as const), plus: integer({ min: -1, max: 1 }) }),
      weight: 3,
    },
    { arbitrary: record({ of: constant(base), plus: integer({ min: 0, max: 60_000 }) }), weight: 3 },
    {
      arbitrary: record({ of: constant("nothing" as const), plus: integer({ min: 1, max: 999_999_999 }) }),
      weight: 1,
    },
  );
const rarely = nat({ max: 7 }).map((drawn) => drawn === 7);

export const ACTION: Arbitrary<Action> = oneof(
  {
    arbitrary: record({ kind: constant("buy" as const), amount: amount("minimum"), isUnknown: rarely }),
    weight: 4,
  },
  {
    arbitrary: record({ kind: constant("withdraw" as const), amount: amount("fee"), isWrongPassword: rarely }),
    weight: 4,
  },
  {
    arbitrary: record({ kind: constant("cancel" as const), nth: constantFrom(0, 0, 0, 1, 1, 2) }),
    weight: 3,
  },
  { arbitrary: record({ kind: constant("repeat" as const) }), weight: 2 },
  { arbitrary: record({ kind: constant("claim" as const) }), weight: 1 },
);
