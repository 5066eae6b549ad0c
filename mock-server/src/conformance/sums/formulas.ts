// The sums of the money calls as the contract words them, and other readings that servers are known to have: so that a
// wrong sum is not only found but named. A test holds every formula against the contract's own x-vectors.
import { difference, exact, type Exact, rounded, type Rounding, times } from "./exact.ts";
import { type Calendar, termEnd, type Unit } from "./term-end.ts";

export type Figures = Readonly<Record<string, string | number>>;

/** Another way to read a rule: what it says, and what would come of it. */
export interface Reading {
  readonly says: string;
  readonly of: (given: Figures) => Figures;
}

export interface Formula {
  readonly of: (given: Figures) => Figures;
  readonly others: readonly Reading[];
}

const OTHER_ROUNDINGS = (right: Rounding): Rounding[] =>
  (["down", "up", "to the nearest"] as const).filter((rounding) => rounding !== right);

/** The part of a year that a term is. */
type Share = (term: number, unit: Unit) => Exact;
const part = (over: number, under: number): Exact => ({ over: BigInt(over), under: BigInt(under) });
const ofDays =
  (year: number): Share =>
  (term, unit) => {
    if (unit === "month") return part(term, 12);
    return unit === "year" ? part(term, 1) : part(term * (unit === "week" ? 7 : 1), year);
  };

function profitOf({ price, rate, term, unit }: Figures, share: Share, rounding: Rounding): number {
  const percent = { ...exact(rate ?? 0), under: exact(rate ?? 0).under * 100n };
  return rounded(times(times(exact(price ?? 0), percent), share(Number(term), unit as Unit)), rounding);
}

function purchase(given: Figures, how: { share?: Share; rounding?: Rounding; calendar?: Calendar } = {}): Figures {
  const profit = profitOf(given, how.share ?? ofDays(365), how.rounding ?? "down");
  const { start, term, unit, price } = given;
  const endTime = termEnd(String(start), Number(term), unit as Unit, how.calendar);
  return { profit, endTime, paid: Number(price) + profit };
}

const PURCHASE: Formula = {
  of: purchase,
  others: [
    ...OTHER_ROUNDINGS("down").map((rounding): Reading => ({
      says: `the profit is rounded ${rounding} instead of down`,
      of: (given) => purchase(given, { rounding }),
    })),
    {
      says: "the rate is taken for the whole term, not a year",
      of: (given) => purchase(given, { share: () => part(1, 1) }),
    },
    { says: "a year has 360 days instead of 365", of: (given) => purchase(given, { share: ofDays(360) }) },
    {
      says: "a month is 30 days of 365 instead of a twelfth of a year",
      of: (given) =>
        purchase(given, { share: (term, unit) => (unit === "month" ? part(term * 30, 365) : ofDays(365)(term, unit)) }),
    },
    ...(["UTC's", "one that runs over month ends", "one of 30 days a month"] as const).map((calendar): Reading => ({
      says: `the calendar is ${calendar} instead of Tokyo's`,
      of: (given) => purchase(given, { calendar }),
    })),
  ],
};

const converted = ({ amount, rate }: Figures, rounding: Rounding): number =>
  rounded(times(exact(amount ?? 0), exact(rate ?? 0)), rounding);

const COIN_TOP_UP: Formula = {
  of: (given) => ({ credited: converted(given, "down") }),
  others: OTHER_ROUNDINGS("down").map((rounding) => ({
    says: `the yen are rounded ${rounding} instead of down`,
    of: (given) => ({ credited: converted(given, rounding) }),
  })),
};

const BANK_TOP_UP: Formula = { of: ({ amount }) => ({ credited: Number(amount) }), others: [] };

const net = ({ amount, fee }: Figures): string => difference(amount ?? 0, fee ?? 0);
const FEE_ON_TOP = "the fee is taken besides the amount instead of out of it";

const COIN_WITHDRAWAL: Formula = {
  of: (given) => ({ reserved: converted(given, "up"), net: net(given) }),
  others: [
    ...OTHER_ROUNDINGS("up").map((rounding): Reading => ({
      says: `the yen are rounded ${rounding} instead of up`,
      of: (given) => ({ reserved: converted(given, rounding), net: net(given) }),
    })),
    { says: FEE_ON_TOP, of: (given) => ({ reserved: converted(given, "up"), net: String(given.amount) }) },
    {
      says: "only what is sent is reserved",
      of: (given) => ({ reserved: converted({ ...given, amount: net(given) }, "up"), net: net(given) }),
    },
  ],
};

const BANK_WITHDRAWAL: Formula = {
  of: (given) => ({ reserved: Number(given.amount), net: Number(net(given)) }),
  others: [
    {
      says: FEE_ON_TOP,
      of: ({ amount, fee }) => ({ reserved: Number(amount) + Number(fee), net: Number(amount) }),
    },
    {
      says: "only what is sent is reserved",
      of: (given) => ({ reserved: Number(net(given)), net: Number(net(given)) }),
    },
  ],
};

/** By operationId. */
export const FORMULAS: Readonly<Record<string, Formula>> = {
  "products.buy": PURCHASE,
  "wallet.recharge": COIN_TOP_UP,
  "wallet.bankRecharge": BANK_TOP_UP,
  "wallet.withdrawal": COIN_WITHDRAWAL,
  "wallet.bankWithdrawal": BANK_WITHDRAWAL,
};

/** The figures of `wanted` that `got` has otherwise. */
export const differing = (wanted: Figures, got: Figures): string[] =>
  Object.keys(got).filter((name) => String(wanted[name]) !== String(got[name]));

/** By which other reading the figures would be right; null when by none that is known. */
export function readingOf({ others }: Formula, given: Figures, got: Figures): string | null {
  return others.find(({ of }) => differing(of(given), got).length === 0)?.says ?? null;
}
