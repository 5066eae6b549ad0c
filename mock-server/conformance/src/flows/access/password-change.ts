// Check A1: changing the password ends every session, including the current one.
import { callNamed, logIn, signUp } from "#client/accounts.ts";
import { describeOutcome } from "#client/describe-outcome.ts";
import { FAILED, PASSED, type Flow } from "#flows/flow.ts";

const accountOf = (runId: string): string => `${runId}-password@example.test`;

export const PASSWORD_CHANGE: Flow = {
  name: "a token after a change of password",
  check: "ignored_auth",
  needs: "write",
  operations: ["user.updateUserInfo", "wallet.getBalance"],
  async run(run) {
    const { contract, probe, password, runId } = run;
    const person = await signUp(run, accountOf(runId), password);
    const call = callNamed(contract, "user.updateUserInfo");
    const next = `${password}2`.slice(-16);
    run.masker.learn(next);
    const body = JSON.stringify({ oldPassword: password, password: next, re_password: next });
    const headers = { "content-type": "application/json" };
    const { name } = PASSWORD_CHANGE;
    const changed = await probe.ask({ call, token: person.token, headers, body }, name);
    if (changed.outcome !== "ok")
      return { kind: "not-reached", why: `the password was not changed: ${describeOutcome(changed)}` };
    const after = await probe.ask({ call: callNamed(contract, "wallet.getBalance"), token: person.token }, name);
    await logIn(run, accountOf(runId), next);
    if (after.outcome === "unauthenticated") return PASSED;
    const expected = "unauthenticated (the token is from before the password change)";
    probe.report(
      { check: "ignored_auth", severity: "error", expected, got: describeOutcome(after), pointer: "" },
      { operation: "wallet.getBalance", case: name },
    );
    return FAILED;
  },
};
