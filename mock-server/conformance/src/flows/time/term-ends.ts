// Check M1: terms end on the right date. The terms start on days for which common wrong calendars, such as one with 30
// days a month, give another end.
import type { Node } from "@hashgrove/contract/document.ts";
import { type Calendar, termEnd } from "#flows/amounts/term-end.ts";
import { withYen } from "#flows/member-with.ts";
import { type NewMember, newMember, NotDone } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { instantIn, instantOf, tokyoText } from "#flows/wire-time.ts";
import { advance } from "./advance-clock.ts";

const UNITS = ["day", "week", "month", "year"] as const;
const OTHERS = [
  "UTC's",
  "one that moves missing days into the next month",
  "one with 30 days a month",
  "one that maps a month's last day to a month's last day",
] as const satisfies readonly Calendar[];
const DAY_MS = 86_400_000;
/** How many days ahead to search; includes two leap days. */
const MOST_DAYS = 9 * 366;

interface Term {
  readonly id: unknown;
  readonly price: number;
  readonly term: number;
  readonly unit: (typeof UNITS)[number];
}

const termOf = ({ id, buyStart, expire, date_type: unit }: Node): Term => ({
  id,
  price: Math.max(1, Number(buyStart)),
  term: Number(expire),
  unit: UNITS[Number(unit)] ?? "month",
});

/** Whether the end date of a term that begins at `start` differs in another calendar. */
const shows = (start: string, { term, unit }: Term, other: Calendar): boolean =>
  termEnd(start, term, unit, other) !== termEnd(start, term, unit);

/** 08:30 of each day in Tokyo, when UTC is still on the day before. */
function* mornings(from: number): Generator<string> {
  for (let nth = 1; nth <= MOST_DAYS; nth += 1) yield `${tokyoText(from + nth * DAY_MS).slice(0, 10)} 08:30:00`;
}

/** Finds start days, in order, for which other calendars give another end; `hidden` has calendars without such a day. */
function startsFor(
  terms: readonly Term[],
  from: number,
): { readonly starts: readonly string[]; readonly hidden: readonly Calendar[] } {
  const days = [...mornings(from)];
  const firsts = terms.flatMap((term) =>
    OTHERS.flatMap((other) => {
      const start = days.find((day) => shows(day, term, other));
      return start === undefined ? [] : [{ term, other, start }];
    }),
  );
  const starts: string[] = [];
  for (const { term, other, start } of firsts.toSorted((a, b) => b.start.localeCompare(a.start)))
    if (!starts.some((day) => shows(day, term, other))) starts.push(start);
  const hidden = OTHERS.filter((other) => !firsts.some((first) => first.other === other));
  return { starts: starts.toSorted(), hidden };
}

const nowOf = async (member: NewMember): Promise<number> => {
  const now = instantIn(await member.ask("wallet.getBalance"));
  if (!now) throw new NotDone("the response has no Date header");
  return now.at;
};

export const CALENDAR = verdictFlow({
  name: "ends of terms, from days on which calendars differ",
  check: "vectors",
  needs: "money",
  operations: ["products.buy", "orders.getMyFunds"],
  async steps(run, verdicts, caseName) {
    let buyer = await newMember(run, "calendar-0", caseName);
    const terms = (await buyer.list("orders.getAssetsList")).map(termOf);
    const { starts, hidden } = startsFor(terms, await nowOf(buyer));
    for (const [nth, start] of starts.entries()) {
      await advance(run, Math.ceil((instantOf(start) - (await nowOf(buyer))) / 1000));
      // Sign up another member, because the earlier session has expired.
      buyer = await newMember(run, `calendar-${nth + 1}`, caseName);
      await withYen(
        buyer,
        terms.reduce((sum, { price }) => sum + price, 0),
      );
      for (const { id, price, term, unit } of terms) {
        await buyer.need("products.buy", { body: { products_id: id, price } });
        const [holding] = await buyer.list("orders.getMyFunds", { query: { page: 1, limit: 1 } });
        const begun = String(holding?.startTime);
        const wanted = termEnd(begun, term, unit);
        const what = `endTime ${wanted} of ${term} ${unit}s from ${begun}`;
        verdicts.holds(holding?.endTime === wanted, "products.buy", what, holding?.endTime);
      }
    }
    const outcome = verdicts.outcome();
    if (hidden.length === 0 || outcome.kind === "failed") return outcome;
    const of = terms.map(({ term, unit }) => `${term} ${unit}s`).join(", ");
    return {
      kind: "not-reached",
      why: `no start within nine years distinguishes Tokyo's calendar from ${hidden.join(", ")} (terms: ${of})`,
    };
  },
});
