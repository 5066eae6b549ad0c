// Lists the causes of each refusal that has several, because the coverage counts every cause.
import { ENDED_CAUSES } from "./ended-withdrawals.ts";
import { type Known, provocationsOf } from "./refusal-table.ts";
import {
  REWARD_CAUSES,
  boundCauses,
  SHORT_CAUSES,
  SPENT_CAUSES,
  TAKEN_CAUSES,
  unboundCauses,
} from "./refusing-states.ts";

/** Placeholders for the server data, so that the table lists every request. */
const EVERYTHING: Known = {
  account: "ct@example.test",
  otherAccount: "ct-2@example.test",
  password: "Passw0rd1",
  otherUpload: "/uploads/ct-2.png",
  product: { id: 1, minimum: 2, term: 1 },
  closedProducts: [
    { id: 2, state: 0 },
    { id: 3, state: 2 },
  ],
  minimumTopUp: 2,
};

/** Causes that depend on state, not on the request. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  "wallet.cancelWithdrawal unknown-record": ["for a top-up", "for another member's withdrawal"],
  "wallet.cancelWithdrawal already-decided": ENDED_CAUSES,
  "wallet.bindBankCard already-bound": boundCauses(3),
  "wallet.bindAddress already-bound": [...boundCauses(1), ...boundCauses(2)],
  "wallet.bankWithdrawal not-bound": unboundCauses(3),
  "wallet.withdrawal not-bound": [...unboundCauses(1), ...unboundCauses(2)],
  "wallet.recharge txid-used": SPENT_CAUSES,
  "products.buy insufficient-balance": SHORT_CAUSES,
  "wallet.bankWithdrawal insufficient-balance": ["nothing is there", ...SHORT_CAUSES],
  "wallet.withdrawal insufficient-balance": ["nothing is there", ...SHORT_CAUSES],
  "invite_recode.receive nothing-to-claim": REWARD_CAUSES,
  "user.register account-taken": TAKEN_CAUSES,
  "wallet.setPayPassword already-set": ["with the same one", "with another one"],
  "user.authenticationInfo not-editable": ["while it is in review", "once it is verified"],
  "wallet.bankWithdrawal pay-password-locked": [
    "at the fifth wrong one and after it",
    "the right one during the lock",
    "29 minutes after the fifth wrong one",
  ],
  "user.login too-many-attempts": [
    "at the fifth wrong password in a row",
    "with the right password during the lock",
    "since both count together",
  ],
  "user.updateUserInfo too-many-attempts": ["during the lock of the login", "at the fifth wrong one"],
};

let known: ReadonlyMap<string, readonly string[]> | null = null;

function allCauses(): ReadonlyMap<string, readonly string[]> {
  const causes = new Map<string, Set<string>>();
  const add = (key: string, cause: string): void => void causes.set(key, (causes.get(key) ?? new Set()).add(cause));
  for (const { operation, reason, when } of provocationsOf(EVERYTHING)) add(`${operation} ${reason}`, when);
  for (const [key, own] of Object.entries(STATES)) for (const cause of own) add(key, cause);
  return new Map([...causes].map(([key, own]) => [key, [...own]]));
}

/** Causes of a refusal that has several; empty if it has one. */
export function causesOfRefusal(operation: string, reason: string): readonly string[] {
  known ??= allCauses();
  const own = known.get(`${operation} ${reason}`) ?? [];
  return own.length > 1 ? own : [];
}
