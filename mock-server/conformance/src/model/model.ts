// The smallest model of a member's money: no server, no requests. A server is compared with it.

export interface Withdrawal {
  readonly amount: number;
  readonly state: "open" | "back";
}

export interface Model {
  readonly balance: number;
  /** Prices, the oldest first. */
  readonly holdings: readonly number[];
  /** The oldest first; what is open is reserved. */
  readonly withdrawals: readonly Withdrawal[];
  /** What the next claim pays, in yen. */
  readonly reward: number;
  /** Whether something was accepted under a key that can be sent again. */
  readonly repeatable: boolean;
}

/** The minimum of a purchase and the fee of a withdrawal, as the server states them. */
export interface Terms {
  /** Of the product that is bought, in yen. */
  readonly minimum: number;
  /** Of a bank withdrawal, in yen. */
  readonly fee: number;
}

/** The amount, derived from the current state so that limits are met exactly. */
export interface Amount {
  readonly of: "minimum" | "fee" | "balance" | "nothing";
  readonly plus: number;
}

export type Action =
  | { readonly kind: "buy"; readonly amount: Amount; readonly isUnknown: boolean }
  | { readonly kind: "withdraw"; readonly amount: Amount; readonly isWrongPassword: boolean }
  /** Of the withdrawals, which; beyond the last it is one that nobody has. */
  | { readonly kind: "take-back"; readonly nth: number }
  | { readonly kind: "claim" }
  /** The last accepted request again, under its own key. */
  | { readonly kind: "repeat" };

export const EMPTY: Model = { balance: 0, holdings: [], withdrawals: [], reward: 0, repeatable: false };

/** The largest amount that the contract lets anybody ask for. */
const MOST = 999_999_999;

export const yenOf = ({ of, plus }: Amount, { balance }: Model, { minimum, fee }: Terms): number =>
  Math.min(MOST, Math.max(1, { minimum, fee, balance, nothing: 0 }[of] + plus));

export const reserveOf = ({ withdrawals }: Model): number =>
  withdrawals.reduce((sum, { amount, state }) => (state === "open" ? sum + amount : sum), 0);
export const investedIn = ({ holdings }: Model): number => holdings.reduce((sum, price) => sum + price, 0);

export interface Step {
  readonly model: Model;
  /** The reason of the refusal; null when it is done. */
  readonly reason: string | null;
}

/** What an action does, with its refusals in the contract's order. */
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
    case "take-back": {
      const found = model.withdrawals[action.nth];
      if (!found) return no("unknown-record");
      if (found.state === "back") return no("already-decided");
      const withdrawals = model.withdrawals.with(action.nth, { ...found, state: "back" });
      return yes({ balance: model.balance + found.amount, withdrawals });
    }
    case "claim":
      return model.reward === 0 ? no("nothing-to-claim") : yes({ balance: model.balance + model.reward, reward: 0 });
    case "repeat":
      return { model, reason: null };
  }
}

/** An action in words, as a script of it is read. */
export function describeAction(action: Action, model: Model, terms: Terms): string {
  if (action.kind === "buy")
    return `buy ${action.isUnknown ? "what is not sold " : ""}for ${yenOf(action.amount, model, terms)}`;
  if (action.kind === "withdraw")
    return `withdraw ${yenOf(action.amount, model, terms)}${action.isWrongPassword ? " with a wrong trading password" : ""}`;
  if (action.kind === "take-back")
    return model.withdrawals[action.nth]
      ? `take withdrawal ${action.nth + 1} back`
      : "take back a withdrawal that is not there";
  return action.kind === "claim" ? "claim a reward" : "send the last accepted request again";
}
