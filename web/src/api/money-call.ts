import type { SendBody, SendPath } from "./call.ts";
import type { ApiPath } from "./client.ts";
import type { BodyNames } from "./use-write.ts";

/**
 * A call that moves money. It only describes the call: `useMoneyWrite` of features/personage/money-request sends it, so
 * that a click never moves money twice.
 */
export interface MoneyCall<Path extends SendPath, Vars, Field extends string> {
  readonly path: Path;
  readonly fields: BodyNames<SendBody<Path>, Vars> & Readonly<Record<string, Field>>;
  readonly body: (vars: Vars) => SendBody<Path>;
  /** Identifies equal requests if their bodies can differ: a file uploaded again has a new path. */
  readonly same?: (vars: Vars) => object;
  /** A second request would have no effect, so the member need not confirm it. */
  readonly once?: true;
  /** After a success, shows the server's message as a toast. */
  readonly success?: "toast";
  /** The calls whose data this write changes; they are refetched. */
  readonly invalidates: readonly ApiPath[];
}

/** Infers the types of a call that moves money. */
export const moneyCall = <Path extends SendPath, Vars, Field extends string>(
  call: MoneyCall<Path, Vars, Field>,
): MoneyCall<Path, Vars, Field> => call;
