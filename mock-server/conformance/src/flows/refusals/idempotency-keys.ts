// Check N5: under the same Idempotency-Key, requests are the same intent if their parsed JSON bodies are equal without
// the trading password; a missing body differs from an empty one.
import { nodesOf } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import { bind } from "#flows/bind-wallet.ts";
import type { Flow } from "#flows/flow.ts";
import { PAY_PASSWORD, withPayPassword, withYen } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "refusals";
const CLAIM = "invite_recode.receive";
const WITHDRAW = "wallet.bankWithdrawal";
const FUNDS = 100_000;

const replayedIn = ({ reply }: Answer): string | undefined =>
  reply.kind === "received" ? reply.headers["idempotency-replayed"] : undefined;

const COMPARED = verdictFlow({
  name: "what one key compares",
  check: CHECK,
  needs: "money",
  operations: [CLAIM, WITHDRAW, "invite_recode.getIncentiveList", "wallet.index"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "compares", caseName);
    const send = (operation: string, key: string, body: string | null): Promise<Answer> =>
      run.probe.ask(
        {
          call: callNamed(run.contract, operation),
          token: member.token,
          headers: {
            "idempotency-key": `${run.runId}-${key}`,
            ...(body !== null && { "content-type": "application/json" }),
          },
          body,
        },
        caseName,
      );
    const again = (operation: string, answer: Answer, when: string): void => {
      if (verdicts.accepted(operation, answer, when))
        verdicts.holds(replayedIn(answer) === "true", operation, `repeated, ${when}`, replayedIn(answer), answer);
    };

    await bind(member, verdicts, "while the account is in review", 3);
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const amount = Number((await member.need("wallet.getWithdrawalDesc")).fee) + 100;
    const first = await send(WITHDRAW, "pays", JSON.stringify({ amount, payPassword: PAY_PASSWORD }));
    verdicts.accepted(WITHDRAW, first, "with a key of its own");
    const spelt = `{ "payPassword": "${PAY_PASSWORD}",\n "amount": ${amount} }`;
    again(WITHDRAW, await send(WITHDRAW, "pays", spelt), "with the fields in another order and white space");
    const retyped = JSON.stringify({ amount, payPassword: "000000" });
    again(
      WITHDRAW,
      await send(WITHDRAW, "pays", retyped),
      "with another trading password, which is not part of the intent",
    );
    // A refusal is not stored under its key.
    const wrong = await send(WITHDRAW, "mistyped", retyped);
    verdicts.refused(WITHDRAW, wrong, "wrong-pay-password", "with the wrong trading password under a new key");
    const right = await send(WITHDRAW, "mistyped", JSON.stringify({ amount, payPassword: PAY_PASSWORD }));
    verdicts.accepted(WITHDRAW, right, "with the right one under the same key");
    const { list } = await member.need("wallet.index", { query: { type: 2, payType: 2 } });
    verdicts.holds(nodesOf(list).length === 2, WITHDRAW, "two withdrawals of five requests", nodesOf(list).length);

    const [tier] = nodesOf((await member.need("invite_recode.getIncentiveList")).list);
    await member.arrange("member-has-invited", { people: Number(tier?.condition) }, async () => {
      return (await member.need("invite_recode.getIncentiveList")).canClick === true;
    });
    verdicts.accepted(CLAIM, await send(CLAIM, "claims", null), "without a body");
    again(CLAIM, await send(CLAIM, "claims", null), "without a body again");
    const empty = await send(CLAIM, "claims", "{}");
    verdicts.refused(CLAIM, empty, "idempotency-key-reused", "since {} is not the same as no body");
  },
});

export const KEPT_BODIES: readonly Flow[] = [COMPARED];
