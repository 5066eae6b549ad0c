// A minimal model of a member's money, without server or requests, to compare a server with.

export interface Withdrawal {
  readonly amount: number;
  readonly state: "open" | "cancelled";
}

export interface Model {
  readonly balance: number;
  /** Prices, oldest first. */
  readonly holdings: readonly number[];
  /** Oldest first; open ones reserve money. */
  readonly withdrawals: readonly Withdrawal[];
  /** The next claim's payment, in yen. */
  readonly reward: number;
  /** Whether a request was accepted, so that `repeat` can send it again under its key. */
  readonly repeatable: boolean;
}

/** Amounts that the server states, in yen. */
export interface Terms {
  /** Minimum price of the purchased product. */
  readonly minimum: number;
  /** Fee of a bank withdrawal. */
  readonly fee: number;
}

/** An amount relative to the current state, so that limits are hit exactly. */
export interface Amount {
  readonly of: "minimum" | "fee" | "balance" | "nothing";
  readonly plus: number;
}

export type Action =
  | { readonly kind: "buy"; readonly amount: Amount; readonly isUnknown: boolean }
  | { readonly kind: "withdraw"; readonly amount: Amount; readonly isWrongPassword: boolean }
  /** `nth` is the index of a withdrawal; an index beyond the last means one that does not exist. */
  | { readonly kind: "cancel"; readonly nth: number }
  | { readonly kind: "claim" }
  /** Repeats the last accepted request under its own key. */
  | { readonly kind: "repeat" };

export const EMPTY: Model = { balance: 0, holdings: [], withdrawals: [], reward: 0, repeatable: false };

/** The contract's maximum amount. */
const MOST = 999_999_999;

export const yenOf = ({ of, plus }: Amount, { balance }: Model, { minimum, fee }: Terms): number =>
  Math.min(MOST, Math.max(1, { minimum, fee, balance, nothing: 0 }[of] + plus));

export const reserveOf = ({ withdrawals }: Model): number =>
  withdrawals.reduce((sum, { amount, state }) => (state === "open" ? sum + amount : sum), 0);
export const investedIn = ({ holdings }: Model): number => holdings.reduce((sum, price) => sum + price, 0);

export interface Step {
  readonly model: Model;
  /** Reason of the refusal; null if accepted. */
  readonly reason: string | null;
}

/** Applies an action, with refusals in the contract's order. */
export function step(model: Model, action: Action, terms: Terms): Step {
  const no = (reason: string): Step => ({ model, reason });
  const yes = (changed: Partial<Model>): Step => ({ model: { ...model, ...changed, repeatable: true }, reason: null });
  switch (action.kind) {
    case "buy": {
      const price = yenOf(action.amount, model, terms);
      if (action.isUnknown) return no("unknown-product");
      if (price < terms.minimum) return no("below-minimum");
      if (price > model.balance) return no("insufficient-balance");
      return yes({ balance: model.balance - price, holdings: [...model.holdings, price] });
    }
    case "withdraw": {
      const amount = yenOf(action.amount, model, terms);
      if (amount <= terms.fee) return no("amount-not-above-fee");
      if (amount > model.balance) return no("insufficient-balance");
      if (action.isWrongPassword) return no("wrong-pay-password");
      return yes({
        balance: model.balance - amount,
        withdrawals: [...model.withdrawals, { amount, state: "open" }],
      });
    }
    case "cancel": {
      const found = model.withdrawals[action.nth];
      if (!found) return no("unknown-record");
      if (found.state === "cancelled") return no("already-decided");
      const withdrawals = model.withdrawals.with(action.nth, { ...found, state: "cancelled" });
      return yes({ balance: model.balance + found.amount, withdrawals });
    }
    case "claim":
      return model.reward === 0 ? no("nothing-to-claim") : yes({ balance: model.balance + model.reward, reward: 0 });
    case "repeat":
      return { model, reason: null };
  }
}

export function describeAction(action: Action, model: Model, terms: Terms): string {
  if (action.kind === "buy")
    return `buy ${action.isUnknown ? "an unknown product " : ""}for ${yenOf(action.amount, model, terms)}`;
  if (action.kind === "withdraw")
    return `withdraw ${yenOf(action.amount, model, terms)}${action.isWrongPassword ? " with a wrong trading password" : ""}`;
  if (action.kind === "cancel")
    return model.withdrawals[action.nth] ? `cancel withdrawal ${action.nth + 1}` : "cancel an unknown withdrawal";
  return action.kind === "claim" ? "claim a reward" : "send the last accepted request again";
}
