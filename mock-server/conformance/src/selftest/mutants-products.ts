// Mutants of products, purchases, terms and holdings.
import type { EpochMs } from "@hashgrove/mock-server/domain/time/time.ts";
import { data, input, readingRows, refused, result } from "./change.ts";
import { type Mutant, replacing } from "./mutant.ts";

const HOUR_MS = 3_600_000;
const TOKYO_MS = 9 * HOUR_MS;
const ms = (value: number): EpochMs => value as EpochMs;

/** End of a term in months. `dayOf` gets the start's day and the last day of the end's month; returns the end's day. */
const endOfMonths = (start: number, months: number, dayOf: (day: number, last: number) => number): EpochMs => {
  const tokyo = new Date(start + TOKYO_MS);
  const day = tokyo.getUTCDate();
  tokyo.setUTCDate(1);
  tokyo.setUTCMonth(tokyo.getUTCMonth() + months);
  const last = new Date(Date.UTC(tokyo.getUTCFullYear(), tokyo.getUTCMonth() + 1, 0)).getUTCDate();
  tokyo.setUTCDate(dayOf(day, last));
  return ms(tokyo.getTime() - TOKYO_MS);
};

export const PRODUCT_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "domain/products/purchase.ts",
    "buyProduct",
    [
      "less than buyStart is accepted",
      "refusals",
      "products.buy",
      readingRows("products", (product) => ({ ...product, minimum: 0 as typeof product.minimum })),
    ],
    [
      "buyStart itself is refused",
      "S9",
      "products.buy",
      readingRows("products", (product) => ({
        ...product,
        minimum: (product.minimum + 1) as typeof product.minimum,
      })),
    ],
    [
      "the whole balance cannot be spent",
      "S9",
      "products.buy",
      (real) => (draft, command, now) =>
        draft.accounts.get(`member:${command.memberId}:available`)?.balance === command.price
          ? refused("insufficient-balance", "price")
          : real(draft, command, now),
    ],
    [
      "another term is accepted",
      "refusals",
      "products.buy",
      input((draft, command, now) => [draft, { ...command, term: undefined }, now]),
    ],
    [
      "a closed product is sold",
      "refusals",
      "products.buy",
      readingRows("products", (product) => ({ ...product, state: "open" })),
    ],
    [
      "a product is sold before it opens",
      "refusals",
      "products.buy",
      readingRows("products", (product) => (product.state === "upcoming" ? { ...product, state: "open" } : product)),
    ],
  ),
  ...replacing(
    "domain/amounts/percent.ts",
    "termProfit",
    ["profit is rounded up", "vectors", "products.buy", result((profit) => profit + 1n)],
    [
      "profit is that of a day less",
      "vectors",
      "products.buy",
      input((price, rate, term, unit) => [(price - 100) as typeof price, rate, term, unit]),
    ],
  ),
  ...replacing("domain/amounts/percent.ts", "floorAnnualProfit", [
    "the yearly profit is a yen too high",
    "vectors",
    "orders.getAssetsList",
    result((profit) => (profit + 1) as typeof profit),
  ]),
  ...replacing(
    "domain/time/maturity.ts",
    "termEnd",
    [
      "a term runs over the end of a month",
      "vectors",
      "products.buy",
      (real) => (start, term, unit) =>
        unit === "month" ? endOfMonths(start, term, (day) => day) : real(start, term, unit),
    ],
    [
      "last days of a month stay last",
      "vectors",
      "products.buy",
      (real) => (start, term, unit) =>
        unit === "month" ? endOfMonths(start, term, (day, last) => (day >= 28 ? last : day)) : real(start, term, unit),
    ],
    [
      "a month is two",
      "vectors",
      "products.buy",
      input((start, term, unit) => [start, unit === "month" ? term * 2 : term, unit]),
    ],
    [
      "the calendar is UTC's by nine hours",
      "vectors",
      "products.buy",
      result((end, _start, _term, unit) => (unit === "day" || unit === "week" ? end : ms(end + TOKYO_MS))),
    ],
  ),
  ...replacing("domain/schedule.ts", "schedule", [
    "a holding matures an hour before its end",
    "vectors",
    "orders.getMyFunds",
    input((draft, job) => [draft, job.kind === "holding-matures" ? { ...job, at: ms(job.at - HOUR_MS) } : job]),
  ]),
  ...replacing("domain/money/flows.ts", "postForMember", [
    "a maturity's line is an hour late",
    "vectors",
    "user.getCapitalFlow",
    input((draft, movement, now) => [draft, movement, movement.kind === "maturity" ? ms(now + HOUR_MS) : now]),
  ]),
  ...replacing("domain/products/catalogue.ts", "productsInOrder", [
    "closed products are listed",
    "shown_values",
    "orders.getAssetsList",
    result((products) => products.map((product) => ({ ...product, state: "open" as const }))),
  ]),
  ...replacing("operations/orders.ts", "getAssetsList", [
    "the unit of the term shown is another",
    "shown_values",
    "orders.getAssetsList",
    data((list) => list.map((item) => ({ ...item, date_type: ((item.date_type + 1) % 4) as typeof item.date_type }))),
  ]),
  ...replacing("operations/orders.ts", "getMyFunds", [
    "holdings come oldest first",
    "lists",
    "orders.getMyFunds",
    data((holdings) => holdings.toReversed()),
  ]),
];
