// Formulas of the calls that move or return money. Common misreadings of a rule have formulas too, so that a wrong
// amount can be explained. A test compares every formula with the contract's x-vectors.
import type { Figures, Given } from "@hashgrove/contract/vectors.ts";
import {
  difference,
  divided,
  exact,
  type Exact,
  plus,
  rounded,
  type Rounding,
  ROUNDINGS,
  sum,
  times,
} from "./exact.ts";
import { type Calendar, termEnd, type Unit } from "./term-end.ts";

/** A common misreading of a rule: its description and its result. */
export interface Reading {
  readonly says: string;
  readonly of: (given: Given) => Figures;
}

export interface Formula {
  readonly of: (given: Given) => Figures;
  readonly others: readonly Reading[];
}

const OTHER_ROUNDINGS = (right: Rounding): Rounding[] =>
  (["down", "up", "to the nearest"] as const).filter((rounding) => rounding !== right);

/** Converts a term to a fraction of a year. */
type Share = (term: number, unit: Unit) => Exact;
const part = (numerator: number, denominator: number): Exact => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});
const ofDays =
  (year: number): Share =>
  (term, unit) => {
    if (unit === "month") return part(term, 12);
    return unit === "year" ? part(term, 1) : part(term * (unit === "week" ? 7 : 1), year);
  };

/** The earnings of a price in one year. */
const ofYear = ({ price, rate }: Given): Exact => divided(times(exact(price), exact(rate)), exact(100));
const ofTerm = (given: Given, share: Share): Exact =>
  times(ofYear(given), share(Number(given.term), given.unit as Unit));

function purchase(given: Given, how: { share?: Share; rounding?: Rounding; calendar?: Calendar } = {}): Figures {
  const profit = rounded(ofTerm(given, how.share ?? ofDays(365)), how.rounding ?? "down");
  const { start, term, unit, price } = given;
  const endTime = termEnd(start as string, Number(term), unit as Unit, how.calendar);
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
      says: "the rate is applied to the whole term instead of a year",
      of: (given) => purchase(given, { share: () => part(1, 1) }),
    },
    { says: "a year has 360 days instead of 365", of: (given) => purchase(given, { share: ofDays(360) }) },
    {
      says: "a month is 30 days of 365 instead of a twelfth of a year",
      of: (given) =>
        purchase(given, { share: (term, unit) => (unit === "month" ? part(term * 30, 365) : ofDays(365)(term, unit)) }),
    },
    ...(["UTC's", "one that moves missing days into the next month", "one with 30 days a month"] as const).map(
      (calendar): Reading => ({
        says: `the calendar is ${calendar} instead of Tokyo's`,
        of: (given) => purchase(given, { calendar }),
      }),
    ),
  ],
};

const holdingsIn = ({ holdings }: Given): readonly Figures[] => holdings as readonly Figures[];
const isRunning = ({ state }: Figures): boolean => state === 0;

/** Adds up the prices of a product's running holdings, and their yearly earnings, each rounded to whole yen. */
function position(
  given: Given,
  how: { counts?: (holding: Figures) => boolean; earns?: (holding: Figures) => Exact; rounding?: Rounding } = {},
): Figures {
  const counted = holdingsIn(given).filter(how.counts ?? isRunning);
  const { earns = ofYear, rounding = "down" } = how;
  return {
    price: counted.reduce((sum, { price }) => sum + Number(price), 0),
    profit: counted.reduce((sum, holding) => sum + rounded(earns(holding), rounding), 0),
  };
}

const POSITION: Formula = {
  of: position,
  others: [
    {
      says: "the profits are added and then rounded down instead of one by one",
      of: (given) => {
        const sum = holdingsIn(given).filter(isRunning).map(ofYear).reduce(plus, exact(0));
        return { ...position(given), profit: rounded(sum, "down") };
      },
    },
    ...OTHER_ROUNDINGS("down").map((rounding): Reading => ({
      says: `the profit of each holding is rounded ${rounding} instead of down`,
      of: (given) => position(given, { rounding }),
    })),
    {
      says: "the profit is for the term instead of a year",
      of: (given) => position(given, { earns: (holding) => ofTerm(holding, ofDays(365)) }),
    },
    { says: "matured holdings are counted too", of: (given) => position(given, { counts: () => true }) },
  ],
};

function equivalent({ balance, rate }: Given, rounding: Rounding): Figures {
  const hundredths = ROUNDINGS[rounding](divided(times(exact(balance), exact(100)), exact(rate)));
  return { usdt: `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}` };
}

const BALANCE: Formula = {
  of: (given) => equivalent(given, "down"),
  others: OTHER_ROUNDINGS("down").map((rounding) => ({
    says: `the USDT are rounded ${rounding} instead of down`,
    of: (given) => equivalent(given, rounding),
  })),
};

const converted = ({ amount, rate }: Given, rounding: Rounding): number =>
  rounded(times(exact(amount), exact(rate)), rounding);

const COIN_TOP_UP: Formula = {
  of: (given) => ({ credited: converted(given, "down") }),
  others: OTHER_ROUNDINGS("down").map((rounding) => ({
    says: `the yen are rounded ${rounding} instead of down`,
    of: (given) => ({ credited: converted(given, rounding) }),
  })),
};

const BANK_TOP_UP: Formula = { of: ({ amount }) => ({ credited: Number(amount) }), others: [] };

const net = ({ amount, fee }: Given): string => difference(amount, fee);
const NO_FEE = "the fee is forgotten";
const FEE_ON_TOP = "the fee is added to the amount instead of deducted from it";
const ONLY_NET = "only the sent amount is reserved";

const COIN_WITHDRAWAL: Formula = {
  of: (given) => ({ reserved: converted(given, "up"), net: net(given) }),
  others: [
    ...OTHER_ROUNDINGS("up").map((rounding): Reading => ({
      says: `the yen are rounded ${rounding} instead of up`,
      of: (given) => ({ reserved: converted(given, rounding), net: net(given) }),
    })),
    { says: NO_FEE, of: (given) => ({ reserved: converted(given, "up"), net: difference(given.amount, 0) }) },
    {
      says: FEE_ON_TOP,
      of: (given) => ({
        reserved: converted({ ...given, amount: sum(given.amount, given.fee) }, "up"),
        net: difference(given.amount, 0),
      }),
    },
    {
      says: ONLY_NET,
      of: (given) => ({ reserved: converted({ ...given, amount: net(given) }, "up"), net: net(given) }),
    },
  ],
};

const BANK_WITHDRAWAL: Formula = {
  of: (given) => ({ reserved: Number(given.amount), net: Number(net(given)) }),
  others: [
    { says: NO_FEE, of: ({ amount }) => ({ reserved: Number(amount), net: Number(amount) }) },
    {
      says: FEE_ON_TOP,
      of: ({ amount, fee }) => ({ reserved: Number(amount) + Number(fee), net: Number(amount) }),
    },
    {
      says: ONLY_NET,
      of: (given) => ({ reserved: Number(net(given)), net: Number(net(given)) }),
    },
  ],
};

export const FORMULAS: Readonly<Record<string, Formula>> = {
  "products.buy": PURCHASE,
  "orders.getAssetsList": POSITION,
  "wallet.getBalance": BALANCE,
  "wallet.recharge": COIN_TOP_UP,
  "wallet.bankRecharge": BANK_TOP_UP,
  "wallet.withdrawal": COIN_WITHDRAWAL,
  "wallet.bankWithdrawal": BANK_WITHDRAWAL,
};

/** Names of the amounts in which `got` differs from `wanted`. */
export const differing = (wanted: Figures, got: Figures): string[] =>
  Object.keys(got).filter((name) => String(wanted[name]) !== String(got[name]));

/** Describes the known misreading that gives these amounts; null if none does. */
export function readingOf({ others }: Formula, given: Given, got: Figures): string | null {
  return others.find(({ of }) => differing(of(given), got).length === 0)?.says ?? null;
}
