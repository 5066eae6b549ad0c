// Check A5: passwords are compared exactly, including the last character, case and surrounding spaces.
import type { Answer } from "#client/probe.ts";
import type { Flow } from "#flows/flow.ts";
import { payoutBy, withPayPassword, withWallet, withYen, PAY_PASSWORD } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { tryLogin } from "#flows/open-calls.ts";
import { verdictFlow } from "#flows/verdicts.ts";
const CHECK = "sessions";
/**
 * Passwords that differ from the right one in one way. Each account tries only three of them, so that it is not locked.
 */
const nearly = (password: string): readonly (readonly [typed: string, what: string])[] => [
  [password.slice(0, -1), "without its last character"],
  [`${password.slice(0, -1)}${password.endsWith("7") ? "8" : "7"}`, "with another last character"],
  [`${password}7`, "with one character more"],
  [` ${password}`, "with a leading space"],
  [`${password} `, "with a trailing space"],
  [password.toUpperCase() === password ? password.toLowerCase() : password.toUpperCase(), "in another case"],
];

const COMPARED = verdictFlow({
  name: "passwords, compared exactly",
  check: CHECK,
  needs: "write",
  operations: ["user.register", "user.login", "user.updateUserInfo"],
  async steps(run, verdicts, caseName) {
    const visitor = await newMember(run, "typed", caseName);
    // The masker does not learn these fixed passwords, because the printed request must show them as sent.
    for (const [nth, password] of ["Ab3dEf7h", "Ab3dEf7hIj9kLm2n", "abcdefghijklmno1"].entries()) {
      // A new account for every three attempts, because the fifth wrong password in a row locks an account.
      for (const half of [0, 1]) {
        const email = `${run.runId}-typed-${nth}-${half}@example.test`;
        const made = await visitor.ask("user.register", { body: { email, password, re_password: password } });
        if (!verdicts.accepted("user.register", made, `with a password of ${password.length} characters`)) continue;
        const logIn = (typed: string): Promise<Answer> => tryLogin(run, email, typed, caseName);
        for (const [typed, what] of nearly(password).slice(3 * half, 3 * half + 3))
          verdicts.refused("user.login", await logIn(typed), "wrong-credentials", `a password ${what}`);
        const right = await logIn(password);
        verdicts.accepted("user.login", right, `with the right password of ${password.length} characters`);
      }
    }
    const change = "user.updateUserInfo";
    const next = "Zx9cVb7nMa5sDf3g";
    for (const [oldPassword, what] of nearly(run.password).slice(2, 5)) {
      const answer = await visitor.ask(change, { body: { oldPassword, password: next, re_password: next } });
      verdicts.refused(change, answer, "wrong-password", `an old password ${what}`, "/oldPassword");
    }
    const differs = await visitor.ask(change, {
      body: { oldPassword: run.password, password: next, re_password: `${next.slice(0, -1)}G` },
    });
    verdicts.refused(change, differs, "passwords-differ", "in the case of their last letter", "/re_password");
  },
});

const PAY_COMPARED = verdictFlow({
  name: "a trading password, compared exactly",
  check: CHECK,
  needs: "money",
  operations: ["wallet.bankWithdrawal"],
  async steps(run, verdicts, caseName) {
    const typed = [
      [PAY_PASSWORD.replace(/^0/, ""), "without the leading zero"],
      [` ${PAY_PASSWORD}`, "with a leading space"],
      [`${PAY_PASSWORD} `, "with a trailing space"],
      [`${PAY_PASSWORD}0`, "with one digit more"],
      [`${PAY_PASSWORD.slice(0, 5)}9`, "with another last digit"],
      ["０５４３２１", "in full-width digits"],
    ] as const;
    for (const half of [0, 1]) {
      const member = await newMember(run, `typed-pay-${half}`, caseName);
      await withPayPassword(member);
      await withWallet(member, 3);
      const { operation, fee, bodyOf } = await payoutBy(member, 3);
      await withYen(member, fee + 1000);
      for (const [payPassword, what] of typed.slice(3 * half, 3 * half + 3)) {
        const answer = await member.ask(operation, { body: bodyOf(fee + 100, payPassword) });
        verdicts.refused(operation, answer, "wrong-pay-password", `a trading password ${what}`, "/payPassword");
      }
      const right = await member.ask(operation, { body: bodyOf(fee + 100) });
      verdicts.accepted(operation, right, "with the right trading password");
    }
  },
});

export const PASSWORDS: readonly Flow[] = [COMPARED, PAY_COMPARED];
