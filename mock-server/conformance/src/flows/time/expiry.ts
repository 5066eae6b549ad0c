// Checks when locks, sessions, signed addresses and idempotency keys end. Moves the server's clock through the adapter,
// so these flows run last.
import { readFileSync } from "node:fs";
import { logOut } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import { bind } from "#flows/bind-wallet.ts";
import type { Flow } from "#flows/flow.ts";
import { leastTopUp, PAY_PASSWORD, withPayPassword, withYen } from "#flows/member-with.ts";
import { type NewMember, newMember, NotDone } from "#flows/new-member.ts";
import { tryLogin } from "#flows/open-calls.ts";
import { addressesIn, upload, RECEIPT } from "#flows/upload.ts";
import { attemptsLeftIn, verdictFlow } from "#flows/verdicts.ts";
import { advance, MINUTE_S } from "./advance-clock.ts";
import { MATURES } from "./maturity.ts";
import { CHANGED } from "./record-times.ts";
import { CALENDAR } from "./term-ends.ts";

const DAY_MS = 86_400_000;

const balance = (member: NewMember): Promise<Answer> => member.ask("wallet.getBalance");

const LOCK_ENDS = verdictFlow({
  name: "a lock that ends",
  check: "sessions",
  needs: "money",
  operations: ["user.login"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "lock-ends", caseName);
    const attempt = (password: string): Promise<Answer> => tryLogin(run, member.account, password, caseName);
    for (let nth = 1; nth <= 5; nth += 1) await attempt("CtWrong000");
    await advance(run, 14.5 * MINUTE_S);
    const during = await attempt("CtWrong000");
    verdicts.refused("user.login", during, "too-many-attempts", "14 and a half minutes after the fifth wrong password");
    await advance(run, MINUTE_S);
    // The end of a lock resets the count, and attempts during the lock do not extend it.
    const wrong = await attempt("CtWrong000");
    verdicts.refused("user.login", wrong, "wrong-credentials", "a wrong password after the end of the lock");
    verdicts.accepted(
      "user.login",
      await attempt(run.password),
      "15 and a half minutes after the fifth wrong password",
    );
  },
});

const SESSION_ENDS = verdictFlow({
  name: "a session of seven days",
  check: "sessions",
  needs: "money",
  operations: ["wallet.getBalance"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "seven-days", caseName);
    await advance(run, (7 * DAY_MS) / 1000 - MINUTE_S);
    verdicts.accepted("wallet.getBalance", await balance(member), "a minute before the seventh day ends");
    await advance(run, 2 * MINUTE_S);
    verdicts.unauthenticated("wallet.getBalance", await balance(member), "a minute after the seventh day");
  },
});

const FUNDS = 100_000;

const PAY_LOCK_ENDS = verdictFlow({
  name: "a lock of the trading password that ends",
  check: "sessions",
  needs: "money",
  operations: ["wallet.bankWithdrawal"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "pay-lock-ends", caseName);
    await bind(member, verdicts, "while the account is in review", 3);
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const amount = Number((await member.need("wallet.getWithdrawalDesc")).fee) + 100;
    const call = "wallet.bankWithdrawal";
    const attempt = (payPassword: string): Promise<Answer> => member.ask(call, { body: { amount, payPassword } });
    for (let nth = 1; nth <= 5; nth += 1) await attempt("000000");
    await advance(run, 29 * MINUTE_S);
    // An attempt during the lock is not counted and does not extend it.
    verdicts.refused(call, await attempt("000000"), "pay-password-locked", "29 minutes after the fifth wrong one");
    await advance(run, 2 * MINUTE_S);
    const wrong = await attempt("000000");
    if (verdicts.refused(call, wrong, "wrong-pay-password", "a wrong one 31 minutes after the fifth", "/payPassword")) {
      const left = attemptsLeftIn(wrong);
      verdicts.holds(left === 4, call, "attemptsLeft 4, since the end of the lock resets the count", left, wrong);
    }
    verdicts.accepted(call, await attempt(PAY_PASSWORD), "the right one 31 minutes after the fifth wrong one");
    const later = await attempt("000000");
    const left = attemptsLeftIn(later);
    verdicts.holds(left === 4, call, "attemptsLeft 4, since the right one resets the count", left, later);
  },
});
const KEY_KEPT = verdictFlow({
  name: "a key and a receipt that are kept for a day",
  check: "refusals",
  needs: "money",
  operations: ["wallet.recharge", "wallet.bankRecharge"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "key-kept", caseName);
    const least = await leastTopUp(member);
    const call = "wallet.recharge";
    const topUp = (): Promise<Answer> =>
      member.ask(call, {
        headers: { "idempotency-key": `${run.runId}-a-day` },
        body: { amount: least, name: "TRC20", txId: `${run.runId}-a-day`, payType: 1 },
      });
    verdicts.accepted(call, await topUp(), "with a key");
    const receipt = await upload(run, member.token, "receipt.png", readFileSync(RECEIPT), caseName);
    const { url } = addressesIn(receipt);
    await member.need("wallet.bankRecharge", { body: { amount: 1000, image: url } });
    await advance(run, 24 * 3600 - 5 * MINUTE_S);
    verdicts.accepted(call, await topUp(), "as the same intent again, five minutes before a day is over");
    await advance(run, 3600);
    const reply = await run.probe.outside(url, { authorization: member.token });
    const status = reply?.kind === "received" ? reply.status : 0;
    verdicts.holds(
      status === 200,
      "wallet.bankRecharge",
      "the receipt of a record after a day",
      status,
      reply ?? receipt,
    );
  },
});

const ADDRESS_ENDS = verdictFlow({
  name: "a signed address that ends",
  check: "no_leak",
  needs: "money",
  operations: ["common.upload"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "signed", caseName);
    const call = "common.upload";
    const send = (): Promise<Answer> => upload(run, member.token, "receipt.png", readFileSync(RECEIPT), caseName);
    const first = await send();
    const open = async (answer: Answer, status: number, when: string): Promise<void> => {
      const reply = await run.probe.outside(addressesIn(answer).fullurl);
      if (!reply) throw new NotDone("the signed address is on another host");
      const got = reply.kind === "received" ? reply.status : reply.detail;
      verdicts.holds(got === status, call, `${status} for the signed address, ${when}`, got, reply);
    };
    await advance(run, 59 * MINUTE_S);
    await open(first, 200, "59 minutes later");
    await advance(run, 2 * MINUTE_S);
    await open(first, 404, "61 minutes later");
    const second = await send();
    await logOut(run, { id: null, account: member.account, password: run.password, token: member.token });
    await open(second, 404, "after the logout of its session");
  },
});

export const TIME_RULES: readonly Flow[] = [
  LOCK_ENDS,
  PAY_LOCK_ENDS,
  ADDRESS_ENDS,
  CHANGED,
  KEY_KEPT,
  CALENDAR,
  SESSION_ENDS,
  MATURES,
];
