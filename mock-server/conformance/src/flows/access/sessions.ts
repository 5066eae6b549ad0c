// Check A5: sessions and members do not affect each other; locks apply to the member.
import { isNode } from "@hashgrove/contract/document.ts";
import { callNamed, logIn, logOut, signUp } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import { bind } from "#flows/bind-wallet.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { leastTopUp, PAY_PASSWORD, withPayPassword, withYen } from "#flows/member-with.ts";
import { accountOf, newMember } from "#flows/new-member.ts";
import { tryLogin, askOpen } from "#flows/open-calls.ts";
import { attemptsLeftIn, verdictFlow, type Verdicts } from "#flows/verdicts.ts";
import { instantIn } from "#flows/wire-time.ts";

const CHECK = "sessions";
const JSON_TYPE = { "content-type": "application/json" };
/** Consecutive wrong passwords before a lock. */
const TRIES = 5;

const balanceOf = (run: FlowRun, token: string, name: string): Promise<Answer> =>
  run.probe.ask({ call: callNamed(run.contract, "wallet.getBalance"), token }, name);

const INDEPENDENT = verdictFlow({
  name: "sessions of one member",
  check: CHECK,
  needs: "write",
  operations: ["user.login", "user.logout", "user.register", "user.updateUserInfo", "wallet.getBalance"],
  async steps(run, verdicts, caseName) {
    const account = accountOf(run.runId, "sessions");
    const first = await signUp(run, account, run.password);
    const second = await logIn(run, account, run.password);
    const alive = async (token: string, when: string): Promise<boolean> =>
      verdicts.accepted("wallet.getBalance", await balanceOf(run, token, caseName), when);
    await alive(first.token, "since a login ends no other session");
    // An address with capitals and surrounding blanks is the same account.
    const third = await tryLogin(run, ` ${account.toUpperCase()} `, run.password, caseName);
    verdicts.accepted("user.login", third, "with the address in capitals and blanks around it");
    await logOut(run, second);
    await alive(first.token, "since a logout ends its own session only");
    const other = await logIn(run, account, run.password);
    const password = `${run.password.slice(0, 14)}z9`;
    run.masker.learn(password);
    const changed = await run.probe.ask(
      {
        call: callNamed(run.contract, "user.updateUserInfo"),
        token: first.token,
        headers: JSON_TYPE,
        body: JSON.stringify({ oldPassword: run.password, password, re_password: password }),
      },
      caseName,
    );
    if (!verdicts.accepted("user.updateUserInfo", changed, "with the right old password")) return;
    const after = await balanceOf(run, other.token, caseName);
    verdicts.unauthenticated("wallet.getBalance", after, "since a changed password ends all sessions of the member");
    const old = await tryLogin(run, account, run.password, caseName);
    verdicts.refused("user.login", old, "wrong-credentials", "with the password from before the change");
  },
});

const PREVIOUS = verdictFlow({
  name: "the login before this one",
  check: CHECK,
  needs: "write",
  operations: ["user.login", "user.register"],
  async steps(run, verdicts, caseName) {
    const account = accountOf(run.runId, "prevtime");
    const { password } = run;
    const body = { email: account, password, re_password: password };
    const infoIn = ({ data }: Answer) => (isNode(data) && isNode(data.userinfo) ? data.userinfo : {});
    const registered = await askOpen(run, "user.register", { body }, caseName);
    if (!verdicts.accepted("user.register", registered, "with an unknown address")) return;
    const { prevtime: none } = infoIn(registered);
    verdicts.holds(none === null, "user.register", "prevtime null at the sign-up", none, registered);
    const login = await tryLogin(run, account, password, caseName);
    const { prevtime } = infoIn(login);
    const isNear = instantIn(registered) !== null && instantIn(registered)?.isNear(prevtime);
    verdicts.holds(isNear === true, "user.login", "prevtime at the sign-up, which opened a session", prevtime, login);
  },
});

/** Locks the login of an account: four wrong passwords are refused as wrong, the fifth as one too many. */
async function lockLogin(run: FlowRun, verdicts: Verdicts, account: string, name: string): Promise<void> {
  for (let nth = 1; nth < TRIES; nth += 1) {
    const answer = await tryLogin(run, account, "CtWrong000", name);
    verdicts.refused("user.login", answer, "wrong-credentials", `wrong password ${nth} of ${TRIES}`);
  }
  const fifth = await tryLogin(run, account, "CtWrong000", name);
  verdicts.refused("user.login", fifth, "too-many-attempts", "at the fifth wrong password in a row");
}

const LOCKED = verdictFlow({
  name: "the lock of a login",
  check: CHECK,
  needs: "write",
  operations: ["user.login", "user.updateUserInfo"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "locked", caseName);
    const reset = await tryLogin(run, member.account, "CtWrong000", caseName);
    verdicts.refused("user.login", reset, "wrong-credentials", "with a wrong password");
    const right = await tryLogin(run, member.account, run.password, caseName);
    verdicts.accepted("user.login", right, "with the right password, which resets the count of wrong ones");
    await lockLogin(run, verdicts, member.account, caseName);
    const during = await tryLogin(run, member.account, run.password, caseName);
    verdicts.refused("user.login", during, "too-many-attempts", "with the right password during the lock");
    const open = await balanceOf(run, member.token, caseName);
    verdicts.accepted("wallet.getBalance", open, "since a lock ends no session");
    // Wrong old passwords and failed logins count together, so changing the password is locked too.
    const password = "CtOther001";
    const body = { oldPassword: run.password, password, re_password: password };
    const change = await member.ask("user.updateUserInfo", { body });
    verdicts.refused(
      "user.updateUserInfo",
      change,
      "too-many-attempts",
      "during the lock of the login",
      "/oldPassword",
    );
    const unknown = `${run.runId}-unknown@example.test`;
    await lockLogin(run, verdicts, unknown, caseName);
    const other = await newMember(run, "unlocked", caseName);
    const others = await tryLogin(run, other.account, run.password, caseName);
    verdicts.accepted("user.login", others, "since a lock applies to one member only");
  },
});

const COUNTED = verdictFlow({
  name: "tries left for the old password",
  check: CHECK,
  needs: "write",
  operations: ["user.updateUserInfo", "user.login"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "counted", caseName);
    const again = await logIn(run, member.account, run.password);
    const call = callNamed(run.contract, "user.updateUserInfo");
    const body = JSON.stringify({ oldPassword: "CtWrong000", password: "CtOther001", re_password: "CtOther001" });
    for (let nth = 1; nth < TRIES; nth += 1) {
      // Alternate between two sessions, because attempts count per member.
      const token = nth % 2 === 0 ? member.token : again.token;
      const answer = await run.probe.ask({ call, token, headers: JSON_TYPE, body }, caseName);
      const when = `wrong old password ${nth}, by two sessions in turns`;
      if (!verdicts.refused("user.updateUserInfo", answer, "wrong-password", when, "/oldPassword")) continue;
      const left = attemptsLeftIn(answer);
      verdicts.holds(left === TRIES - nth, "user.updateUserInfo", `attemptsLeft ${TRIES - nth}, ${when}`, left, answer);
    }
    const fifth = await run.probe.ask({ call, token: member.token, headers: JSON_TYPE, body }, caseName);
    verdicts.refused("user.updateUserInfo", fifth, "too-many-attempts", "at the fifth wrong one", "/oldPassword");
    const login = await tryLogin(run, member.account, run.password, caseName);
    verdicts.refused("user.login", login, "too-many-attempts", "since both count together");
  },
});

const FUNDS = 1_000_000;
/** Checks the refusals of USDT and bank withdrawals in the contract's order, up to the lock of the trading password. */
const WITHDRAWALS = verdictFlow({
  name: "the lock of the trading password",
  check: CHECK,
  needs: "money",
  operations: ["wallet.withdrawal", "wallet.bankWithdrawal"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "withdraws", caseName);
    // Ask the back office to leave reviews open: if it decided them at once, nothing would be in review.
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    await bind(member, verdicts, "while the account is in review", 3);
    await bind(member, verdicts, "while the address is in review", 1);
    const { fees } = await member.need("wallet.getDesc");
    const fee = Math.floor(Number(isNode(fees) ? fees.TRC20 : 0));
    const { fee: bankFee } = await member.need("wallet.getWithdrawalDesc");
    const again = await logIn(run, member.account, run.password);
    const coin = (amount: number, payPassword = PAY_PASSWORD, token = member.token) =>
      member.ask("wallet.withdrawal", { body: { payType: 1, amount, payPassword }, token });
    const bank = (amount: number, payPassword = PAY_PASSWORD, token = member.token) =>
      member.ask("wallet.bankWithdrawal", { body: { amount, payPassword }, token });
    const kinds = [
      ["wallet.withdrawal", coin, fee],
      ["wallet.bankWithdrawal", bank, Number(bankFee)],
    ] as const;
    for (const [operation, ask, cost] of kinds) {
      if (cost >= 1)
        verdicts.refused(operation, await ask(cost), "amount-not-above-fee", "an amount equal to the fee", "/amount");
      verdicts.refused(operation, await ask(cost + 100), "insufficient-balance", "nothing is there", "/amount");
    }
    await withYen(member, FUNDS);
    for (const [operation, ask, cost] of kinds)
      verdicts.refused(operation, await ask(cost + 100), "pay-password-not-set", "without a trading password");
    await withPayPassword(member);
    const wrong = "000000";
    for (let nth = 1; nth < TRIES; nth += 1) {
      const [operation, ask, cost] = kinds[nth % 2] ?? kinds[0];
      // Alternate kinds and sessions, because attempts count per member.
      const answer = await ask(cost + 100, wrong, nth <= 2 ? member.token : again.token);
      const when = `wrong trading password ${nth}, by both kinds of withdrawal and two sessions in turns`;
      if (!verdicts.refused(operation, answer, "wrong-pay-password", when, "/payPassword")) continue;
      const left = attemptsLeftIn(answer);
      verdicts.holds(left === TRIES - nth, operation, `attemptsLeft ${TRIES - nth}, ${when}`, left, answer);
    }
    for (const [operation, ask, cost] of kinds) {
      const fifth = await ask(cost + 100, wrong);
      verdicts.refused(operation, fifth, "pay-password-locked", "at the fifth wrong one and after it", "/payPassword");
      const right = await ask(cost + 100);
      verdicts.refused(operation, right, "pay-password-locked", "the right one during the lock", "/payPassword");
    }
    const { balance } = await member.need("wallet.getBalance");
    verdicts.holds(balance === FUNDS, "wallet.getBalance", `balance ${FUNDS} after refusals only`, balance);
  },
});

/** Members can cancel only withdrawals, not other records, and only their own. */
const OWNED = verdictFlow({
  name: "records of another kind or member",
  check: CHECK,
  needs: "money",
  operations: ["wallet.cancelWithdrawal"],
  async steps(run, verdicts, caseName) {
    const [member, other] = [await newMember(run, "owns", caseName), await newMember(run, "others", caseName)];
    const least = await leastTopUp(member);
    const topUp = { amount: least, name: "TRC20", txId: `${run.runId}-own`, payType: 1 };
    await member.need("wallet.recharge", { body: topUp });
    const [reported] = await member.list("wallet.index", { query: { type: 1, payType: 1 } });
    const call = "wallet.cancelWithdrawal";
    const back = await member.ask(call, { body: { id: reported?.id } });
    verdicts.refused(call, back, "unknown-record", "for a top-up", "/id");
    await bind(member, verdicts, "while the account is in review", 3);
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const { fee } = await member.need("wallet.getWithdrawalDesc");
    await member.need("wallet.bankWithdrawal", { body: { amount: Number(fee) + 100, payPassword: PAY_PASSWORD } });
    const [withdrawal] = await member.list("wallet.index", { query: { type: 2, payType: 2 } });
    const others = await other.ask(call, { body: { id: withdrawal?.id } });
    verdicts.refused(call, others, "unknown-record", "for another member's withdrawal", "/id");
    const own = await member.ask(call, { body: { id: withdrawal?.id } });
    verdicts.accepted(call, own, "for one's own withdrawal in review");
    const again = await member.ask(call, { body: { id: withdrawal?.id } });
    verdicts.refused(call, again, "already-decided", "for one that was cancelled", "/id");
  },
});

export const SESSION_RULES: readonly Flow[] = [INDEPENDENT, PREVIOUS, LOCKED, COUNTED, WITHDRAWALS, OWNED];
