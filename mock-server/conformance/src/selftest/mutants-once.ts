// Mutants of uniqueness and timing.
import { inFile, type Mutant } from "./mutant.ts";

export const ONCE_MUTANTS: readonly Mutant[] = [
  ...inFile("domain/members/member.ts", [
    "a name is taken only by who was there before",
    "parallel_pairs",
    "user.register",
    "checkRegistration(draft, command)",
    "null",
  ]),
  ...inFile("domain/members/pay-password.ts", [
    "the later of two trading passwords counts",
    "parallel_pairs",
    "wallet.setPayPassword",
    "member.payPasswordHash !== null",
    "false",
  ]),
  ...inFile("domain/time/maturity.ts", [
    "last days of a month stay last",
    "vectors",
    "products.buy",
    "Math.min(day, daysInMonth)",
    "day >= 28 ? daysInMonth : day",
  ]),
  ...inFile("domain/products/purchase.ts", [
    "a holding matures an hour before its end",
    "vectors",
    "orders.getMyFunds",
    '{ at: holding.endAt, kind: "holding-matures", ref: holding.id }',
    '{ at: holding.endAt - 3_600_000, kind: "holding-matures", ref: holding.id }',
  ]),
];
