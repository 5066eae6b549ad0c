// Check N5: arranges each state that must cause a refusal, and checks the refusal.
import { nodesOf } from "@hashgrove/contract/document.ts";
import type { Flow } from "#flows/flow.ts";
import {
  approved,
  bindingOf,
  cheapestProduct,
  leastTopUp,
  newestRecord,
  payoutBy,
  statusOf,
  WALLET_NAME,
  WALLETS,
  type Wallet,
  withPayPassword,
  withUpload,
  withWallet,
  withYen,
  PAY_PASSWORD,
} from "#flows/member-with.ts";
import { mobileOf } from "#flows/mobile-numbers.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "refusals";
const REASON = "ct: rejected by the contract tool";

export const unboundCauses = (wallet: Wallet): string[] =>
  ["nothing was bound", "the binding was rejected", "the binding was reopened"].map((state) => of(wallet, state));
export const boundCauses = (wallet: Wallet): string[] =>
  ["the binding is in review", "one is bound"].map((state) => of(wallet, state));
const of = (wallet: Wallet, state: string): string => `${state} (${WALLET_NAME[wallet]})`;

const BOUND = verdictFlow({
  name: "a wallet in every state of its binding",
  check: CHECK,
  needs: "money",
  operations: ["wallet.bindBankCard", "wallet.bindAddress", "wallet.withdrawal", "wallet.bankWithdrawal"],
  async steps(run, verdicts, caseName) {
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    const member = await newMember(run, "bindings", caseName);
    await withPayPassword(member);
    for (const wallet of WALLETS) {
      const [bind, body] = bindingOf(wallet);
      const { operation, bodyOf, fee } = await payoutBy(member, wallet);
      const isStatus = (wanted: number) => async (): Promise<boolean> =>
        (await statusOf(member, wallet)).auditStatus === wanted;
      const withdraws = async (reason: string, state: string): Promise<void> => {
        const answer = await member.ask(operation, { body: bodyOf(fee + 100) });
        verdicts.refused(operation, answer, reason, of(wallet, state));
      };
      const binds = async (state: string): Promise<void> =>
        void verdicts.refused(bind, await member.ask(bind, { body }), "already-bound", of(wallet, state));
      const accepted = async (state: string): Promise<void> =>
        void verdicts.accepted(bind, await member.ask(bind, { body }), of(wallet, state));

      await withdraws("not-bound", "nothing was bound");
      await accepted("nothing was bound");
      if (await isStatus(2)()) {
        await withdraws("binding-in-review", "the binding is in review");
        await binds("the binding is in review");
        await member.arrange("reviews-rejected", { kind: "wallet", reason: REASON }, isStatus(0));
        await withdraws("not-bound", "the binding was rejected");
        await accepted("the binding was rejected");
      }
      await approved(member, "wallet", isStatus(1));
      await binds("one is bound");
      await withdraws("insufficient-balance", "one is bound");
    }
    await member.arrange("bindings-reopened", { reason: REASON }, async () => {
      return (await statusOf(member, 3)).auditStatus === 3;
    });
    for (const wallet of WALLETS) {
      const { operation, bodyOf, fee } = await payoutBy(member, wallet);
      const answer = await member.ask(operation, { body: bodyOf(fee + 100) });
      verdicts.refused(operation, answer, "not-bound", of(wallet, "the binding was reopened"));
    }
  },
});

export const SPENT_CAUSES = [
  "in review",
  "in review, on the other chain",
  "in review, by another member",
  "rejected",
  "rejected, by another member",
  "approved",
  "approved, by another member",
];

const SPENT = verdictFlow({
  name: "a TXID that was handed in, in every state of its record",
  check: CHECK,
  needs: "money",
  operations: ["wallet.recharge", "wallet.index"],
  async steps(run, verdicts, caseName) {
    await run.states.arrange("reviews-wait", { kind: "topup" });
    const [member, other] = [await newMember(run, "spent", caseName), await newMember(run, "spent-2", caseName)];
    const amount = await leastTopUp(member);
    const call = "wallet.recharge";
    const bodyOf = (state: string, payType = 1) => ({
      amount,
      name: payType === 1 ? "TRC20" : "ERC20",
      txId: `${run.runId}-spent-${state}`,
      payType,
    });
    const isAudit = (wanted: number) => async () => (await newestRecord(member, 1, 1)).audit === wanted;
    const again = async (who: NewMember, body: object, when: string): Promise<void> =>
      void verdicts.refused(call, await who.ask(call, { body }), "txid-used", when, "/txId");

    await member.need(call, { body: bodyOf("rejected") });
    if (await isAudit(0)()) {
      await again(member, bodyOf("rejected"), "in review");
      await again(member, bodyOf("rejected", 2), "in review, on the other chain");
      await again(other, bodyOf("rejected"), "in review, by another member");
    }
    await member.arrange("reviews-rejected", { kind: "topup", reason: REASON }, isAudit(2));
    await again(member, bodyOf("rejected"), "rejected");
    await again(other, bodyOf("rejected"), "rejected, by another member");
    await member.need(call, { body: bodyOf("approved") });
    await approved(member, "topup", isAudit(1));
    await again(member, bodyOf("approved"), "approved");
    await again(other, bodyOf("approved"), "approved, by another member");
    const { balance } = await other.need("wallet.getBalance");
    verdicts.holds(balance === 0, call, "balance 0 of the member who reported another member's transfers", balance);
  },
});

export const SHORT_CAUSES = ["one more than there is", "the rest is reserved", "the rest is invested"];

const INSUFFICIENT = verdictFlow({
  name: "money that is not there",
  check: CHECK,
  needs: "money",
  operations: ["products.buy", "wallet.bankWithdrawal", "wallet.withdrawal", "user.getAssets"],
  async steps(run, verdicts, caseName) {
    const { id, price } = await cheapestProduct(await newMember(run, "short-0", caseName));
    for (const [nth, state] of SHORT_CAUSES.entries()) {
      const member = await newMember(run, `short-${nth + 1}`, caseName);
      await withPayPassword(member);
      await withWallet(member, 3);
      await withWallet(member, 1);
      const [bank, coin] = [await payoutBy(member, 3), await payoutBy(member, 1)];
      const rest = Math.max(price, bank.fee + 2);
      await withYen(member, rest + (nth === 0 ? 0 : rest));
      if (nth === 1) await member.need(bank.operation, { body: bank.bodyOf(rest) });
      if (nth === 2) await member.need("products.buy", { body: { products_id: id, price: rest } });
      const before = JSON.stringify(await member.need("user.getAssets"));
      const tries = [
        ["products.buy", { products_id: id, price: rest + 1 }, "/price"],
        [bank.operation, bank.bodyOf(rest + 1), "/amount"],
        [coin.operation, coin.bodyOf(coin.fee + rest), "/amount"],
      ] as const;
      for (const [call, body, pointer] of tries)
        verdicts.refused(call, await member.ask(call, { body }), "insufficient-balance", state, pointer);
      const after = JSON.stringify(await member.need("user.getAssets"));
      verdicts.holds(after === before, "user.getAssets", `${before} as before, ${state}`, after);
    }
  },
});

export const TAKEN_CAUSES = ["username", "mobile", "email"].map((name) => `${name} is a member's`);

const NAMES = verdictFlow({
  name: "names that are taken",
  check: CHECK,
  needs: "write",
  operations: ["user.register", "user.updateUserInfo", "user.authenticationInfo", "wallet.setPayPassword"],
  async steps(run, verdicts, caseName) {
    const { password } = run;
    const call = "user.register";
    const visitor = await newMember(run, "taken-0", caseName);
    const names = {
      username: `${run.runId}-Taken`,
      mobile: mobileOf(run.runId, "taken"),
      email: `${run.runId}-taken@example.test`,
    };
    await visitor.need(call, { body: { ...names, password, re_password: password } });
    for (const [field, name] of Object.entries(names))
      for (const spelt of new Set([name, name.toUpperCase(), ` ${name} `])) {
        const fresh =
          field === "email" ? { username: `${run.runId}-free` } : { email: `${run.runId}-free@example.test` };
        const body = { ...fresh, [field]: spelt, password, re_password: password };
        const answer = await visitor.ask(call, { body });
        verdicts.refused(call, answer, "account-taken", `${field} is a member's`, `/${field}`);
      }
    const change = "user.updateUserInfo";
    const email = await visitor.ask(change, { body: { email: names.email.toUpperCase() } });
    verdicts.refused(change, email, "email-taken", "the address is another member's, in capitals", "/email");

    const set = "wallet.setPayPassword";
    await withPayPassword(visitor);
    for (const payPassword of [PAY_PASSWORD, "111111"]) {
      const answer = await visitor.ask(set, { body: { payPassword, rePayPassword: payPassword } });
      verdicts.refused(
        set,
        answer,
        "already-set",
        payPassword === PAY_PASSWORD ? "with the same one" : "with another one",
      );
    }
    await run.states.arrange("reviews-wait", { kind: "identity" });
    const path = await withUpload(run, visitor, caseName);
    const submit = "user.authenticationInfo";
    const identity = { username: "CT TEST", sex: "1", idCard: "CT1", rightSide: path, reverseSide: path };
    await visitor.need(submit, { body: identity });
    const { audit } = await visitor.need("user.getAuditInfo", { body: {} });
    if (audit === 3)
      verdicts.refused(submit, await visitor.ask(submit, { body: identity }), "not-editable", "while it is in review");
  },
});

export const REWARD_CAUSES = ["no members were invited", "too few were invited", "it was claimed"];

const CLAIMED = verdictFlow({
  name: "rewards that are not there",
  check: CHECK,
  needs: "money",
  operations: ["invite_recode.receive", "invite_recode.getIncentiveList", "wallet.getBalance"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "claims", caseName);
    const call = "invite_recode.receive";
    const ladder = () => member.need("invite_recode.getIncentiveList");
    const [first] = nodesOf((await ladder()).list);
    if (!first) return { kind: "not-reached", why: "the ladder has no tier" };
    const people = Number(first.condition);
    const invited = (count: number) =>
      member.arrange(
        "member-has-invited",
        { people: count },
        async () => Number((await ladder()).inviteCount) >= count,
      );
    const refused = async (when: string): Promise<void> =>
      void verdicts.refused(call, await member.ask(call, { body: {} }), "nothing-to-claim", when);
    await refused("no members were invited");
    if (people > 1) {
      await invited(people - 1);
      const { canClick } = await ladder();
      verdicts.holds(canClick === false, "invite_recode.getIncentiveList", "canClick false below the tier", canClick);
      await refused("too few were invited");
    }
    await invited(people);
    verdicts.accepted(call, await member.ask(call, { body: {} }), `with ${people} people invited`);
    await refused("it was claimed");
    const { balance } = await member.need("wallet.getBalance");
    const reward = Number(first.amount);
    verdicts.holds(balance === reward, call, `balance ${reward}, the reward once`, balance);
  },
});

export const REFUSING_STATES: readonly Flow[] = [BOUND, SPENT, INSUFFICIENT, CLAIMED, NAMES];
