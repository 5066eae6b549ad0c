// Rules that only time shows. They move the server's clock, by the adapter, so they come last of a run.
import { callNamed } from "#probe/people.ts";
import type { Answer } from "#probe/probe.ts";
import { type NewMember, newMember, NotDone } from "#routines/new-member.ts";
import type { Routine, RoutineRun } from "#routines/routine.ts";
import { termEnd } from "#sums/term-end.ts";
import { instantIn, instantOf } from "./instant.ts";
import { verdictsOf } from "./verdicts.ts";

const DAY_MS = 86_400_000;
const MINUTE_S = 60;

const balance = (member: NewMember): Promise<Answer> => member.ask("wallet.getBalance");

/** Moves the server's clock on. Throws NotDone without an adapter that can. */
async function advance(run: RoutineRun, seconds: number): Promise<void> {
  if (!(await run.states.arrange("clock-advanced", { seconds })))
    throw new NotDone("nobody moved the server's clock (--states, state clock-advanced)");
}

const LOCKS = "a lock that ends";

const LOCK_ENDS: Routine = {
  name: LOCKS,
  check: "sessions",
  needs: "money",
  operations: ["user.login"],
  async run(run) {
    const verdicts = verdictsOf(run, "sessions", LOCKS);
    const member = await newMember(run, "lock-ends", LOCKS);
    const call = callNamed(run.contract, "user.login");
    const attempt = (password: string): Promise<Answer> =>
      run.probe.ask(
        {
          call,
          token: undefined,
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ account: member.account, password }),
        },
        LOCKS,
      );
    for (let nth = 1; nth <= 5; nth += 1) await attempt("CtWrong000");
    await advance(run, 14 * MINUTE_S);
    verdicts.refused("user.login", await attempt(run.password), "too-many-attempts", "14 minutes after the fifth try");
    await advance(run, 2 * MINUTE_S);
    verdicts.accepted("user.login", await attempt(run.password), "16 minutes after the fifth wrong password");
    return verdicts.outcome();
  },
};

const SEVEN_DAYS = "a session of seven days";

const SESSION_ENDS: Routine = {
  name: SEVEN_DAYS,
  check: "sessions",
  needs: "money",
  operations: ["wallet.getBalance"],
  async run(run) {
    const verdicts = verdictsOf(run, "sessions", SEVEN_DAYS);
    const member = await newMember(run, "seven-days", SEVEN_DAYS);
    await advance(run, (7 * DAY_MS) / 1000 - 600);
    verdicts.accepted("wallet.getBalance", await balance(member), "ten minutes before the seventh day ends");
    await advance(run, 1200);
    verdicts.unauthenticated("wallet.getBalance", await balance(member), "ten minutes after the seventh day");
    return verdicts.outcome();
  },
};

const MONTH_ENDS = "terms that begin on the 31st";
const UNITS = ["day", "week", "month", "year"] as const;

/** Seconds until the next 31 January, 12:00 in Tokyo. */
function untilJanuary(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const days = [year, year + 1].map((each) => instantOf(`${each}-01-31 12:00:00`));
  return Math.ceil(((days.find((at) => at > now) ?? now) - now) / 1000);
}

const CALENDAR: Routine = {
  name: MONTH_ENDS,
  check: "vectors",
  needs: "money",
  operations: ["products.buy", "orders.getMyFunds"],
  async run(run) {
    const verdicts = verdictsOf(run, "vectors", MONTH_ENDS);
    const before = await newMember(run, "january", MONTH_ENDS);
    const now = instantIn(await balance(before));
    if (!now) throw new NotDone("the server names no Date");
    await advance(run, untilJanuary(now.at));
    const buyer = await newMember(run, "month-ends", MONTH_ENDS);
    const products = (await buyer.list("orders.getAssetsList")).filter(({ date_type: unit }) => Number(unit) >= 2);
    if (products.length === 0) throw new NotDone("no product whose term is in months or years is for sale");
    const amount = products.reduce((sum, { buyStart }) => sum + Number(buyStart), 0);
    await buyer.arrange("member-has-yen", { amount }, async () => {
      return Number((await buyer.need("wallet.getBalance")).balance) >= amount;
    });
    for (const { id, buyStart, expire, date_type: unit } of products) {
      await buyer.need("products.buy", { body: { products_id: id, price: buyStart } });
      const [holding] = await buyer.list("orders.getMyFunds", { query: { page: 1, limit: 1 } });
      const wanted = termEnd(String(holding?.startTime), Number(expire), UNITS[Number(unit)] ?? "month");
      const what = `endTime ${wanted} of ${String(expire)} ${UNITS[Number(unit)]}s from ${String(holding?.startTime)}`;
      verdicts.holds(holding?.endTime === wanted, "products.buy", what, holding?.endTime);
    }
    return verdicts.outcome();
  },
};

export const TIME_RULES: readonly Routine[] = [LOCK_ENDS, CALENDAR, SESSION_ENDS];
