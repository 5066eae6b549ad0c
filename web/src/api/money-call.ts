import type { SendBody, SendPath } from "./call.ts";
import type { ApiPath } from "./client.ts";
import type { BodyNames } from "./use-write.ts";

/**
 * Describes a call that moves money. `useMoneyWrite` of features/personage/money-request sends it, so that a click
 * never moves money twice.
 */
export interface MoneyCall<Path extends SendPath, Vars, Field extends string> {
  readonly path: Path;
  readonly fields: BodyNames<SendBody<Path>, Vars> & Readonly<Record<string, Field>>;
  readonly body: (vars: Vars) => SendBody<Path>;
  /** What equal requests have in common, if their bodies can differ: a file uploaded again has a new path. */
  readonly same?: (vars: Vars) => object;
  /** Repeating the request has no effect, so the member is not asked before it is sent again. */
  readonly once?: true;
  /** After a success, shows the server's message as a toast. */
  readonly success?: "toast";
  /** The calls whose data this write changes; their queries are refetched. */
  readonly invalidates: readonly ApiPath[];
}

export const moneyCall = <Path extends SendPath, Vars, Field extends string>(
  call: MoneyCall<Path, Vars, Field>,
): MoneyCall<Path, Vars, Field> => call;
