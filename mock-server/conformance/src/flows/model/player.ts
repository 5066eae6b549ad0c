// Executes a model's actions on a server and compares the member's money with the model.
import { isNode } from "@hashgrove/contract/document.ts";
import type { Answer } from "#client/probe.ts";
import type { FlowRun } from "#flows/flow.ts";
import { CARD, withYen } from "#flows/member-with.ts";
import { type NewMember, newMember, NotDone, type Request } from "#flows/new-member.ts";
import { requestOf, SET_PASSWORD } from "./action-request.ts";
import { type Action, type Terms, investedIn, type Model, reserveOf } from "./model.ts";

export const FUNDS = 200_000;

export interface Player {
  readonly member: NewMember;
  readonly terms: Terms;
  /** Sends an action's request with this idempotency key; a repeat uses the key of the request that it repeats. */
  send(action: Action, model: Model, key: string): Promise<Answer>;
  /** Remembers ids that later actions need. */
  note(action: Action, answer: Answer): Promise<void>;
  /** Amounts that differ between server and model; empty if none. */
  differs(model: Model): Promise<readonly { readonly name: string; readonly wanted: number; readonly got: unknown }[]>;
}

export const reasonOf = ({ outcome, data }: Answer): string | null =>
  outcome === "ok" ? null : isNode(data) && typeof data.reason === "string" ? data.reason : outcome;

/** Signs up a member, gives it money, an approved bank account and a trading password. Throws NotDone and NoAccount. */
export async function newPlayer(run: FlowRun, name: string, caseName: string, funds = FUNDS): Promise<Player> {
  const member = await newMember(run, name, caseName);
  const [product] = await member.list("orders.getAssetsList");
  if (!product) throw new NotDone("no product is for sale");
  const terms: Terms = {
    minimum: Number(product.buyStart),
    fee: Number((await member.need("wallet.getWithdrawalDesc")).fee),
  };
  await member.need("wallet.bindBankCard", { body: CARD });
  await member.arrange("reviews-approved", { kind: "wallet" }, async () => {
    const { auditStatus } = await member.need("wallet.getWalletStatus", { query: { type: 3 } });
    return auditStatus === 1;
  });
  await member.need("wallet.setPayPassword", { body: SET_PASSWORD });
  if (funds > 0) await withYen(member, funds);

  const records: number[] = [];
  let last: readonly [operation: string, request: Request] | null = null;
  return {
    member,
    terms,
    async send(action, model, key) {
      if (action.kind === "repeat") {
        if (last === null) throw new RangeError("no request was accepted that could be repeated");
        return member.ask(...last);
      }
      const ids = { product: product.id, record: (nth: number) => records[nth] };
      const { operation, body } = requestOf(action, model, terms, ids);
      const request = { body, headers: { "idempotency-key": key } };
      const answer = await member.ask(operation, request);
      if (answer.outcome === "ok") last = [operation, request];
      return answer;
    },
    async note(action, answer) {
      if (action.kind !== "withdraw" || answer.outcome !== "ok") return;
      const [record] = await member.list("wallet.index", { query: { type: 2, payType: 2 } });
      records.push(Number(record?.id));
    },
    async differs(model) {
      const assets = await member.need("user.getAssets");
      const wanted = {
        balance: model.balance,
        totalValue: investedIn(model),
        totalAssets: model.balance + reserveOf(model) + investedIn(model),
      };
      return Object.entries(wanted)
        .filter(([name, value]) => assets[name] !== value)
        .map(([name, value]) => ({ name, wanted: value, got: assets[name] }));
    },
  };
}
