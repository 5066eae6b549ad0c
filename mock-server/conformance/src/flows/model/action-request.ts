// Translates an action into a request.
import { type Action, type Terms, type Model, yenOf } from "./model.ts";

const PAY_PASSWORD = "654321";
const WRONG_PASSWORD = "123450";
/** An id that does not exist. */
const NOBODYS = 999_999;

export const SET_PASSWORD = { payPassword: PAY_PASSWORD, rePayPassword: PAY_PASSWORD };

/** Ids that requests contain, or Arazzo expressions in their place. */
export interface Ids {
  readonly product: unknown;
  /** Undefined for a withdrawal that does not exist. */
  readonly record: (nth: number) => unknown;
}

export interface ActionRequest {
  readonly operation: string;
  readonly body: object;
}

export function requestOf(
  action: Exclude<Action, { kind: "repeat" }>,
  model: Model,
  terms: Terms,
  { product, record }: Ids,
): ActionRequest {
  switch (action.kind) {
    case "buy":
      return {
        operation: "products.buy",
        body: { products_id: action.isUnknown ? NOBODYS : product, price: yenOf(action.amount, model, terms) },
      };
    case "withdraw":
      return {
        operation: "wallet.bankWithdrawal",
        body: {
          amount: yenOf(action.amount, model, terms),
          payPassword: action.isWrongPassword ? WRONG_PASSWORD : PAY_PASSWORD,
        },
      };
    case "cancel":
      return { operation: "wallet.cancelWithdrawal", body: { id: record(action.nth) ?? NOBODYS } };
    case "claim":
      return { operation: "invite_recode.receive", body: {} };
  }
}
