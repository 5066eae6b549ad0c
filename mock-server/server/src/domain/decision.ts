// What a rule answers: accepted with a value, or refused with a reason.

export type Params = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
  /** True when it was accepted before, under the same intent: nothing happened this time. */
  readonly replayed?: true;
}
/** `Reason` is the refusal's name, in the contract's words; `Field` one of what the rule was asked with, in its own. */
export interface Refusal<Reason extends string, Field extends string = never> {
  readonly ok: false;
  readonly reason: Reason;
  /** The field at fault, such as `price`; whoever asked knows where it came from. */
  readonly field?: Field;
  /** Values for the message, such as `{ minimum: 30000 }`. */
  readonly params?: Params;
  /** How many tries are left before a lock. */
  readonly attemptsLeft?: number;
  /**
   * True when the refusal itself must be remembered (a counted wrong try): the store commits the draft although the
   * answer is no.
   */
  readonly commit?: true;
}
/** `Reason` names every refusal there can be, without it there is none; `Field` every field one can be about. */
export type Decision<T, Reason extends string = never, Field extends string = never> =
  | Accepted<T>
  | Refusal<Reason, Field>;
/** Any decision: what runs one and hands it back as it is. */
export type AnyDecision = Decision<unknown, string, string>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = <Reason extends string, Field extends string = never>(
  reason: Reason,
  details: Omit<Refusal<Reason, Field>, "ok" | "reason"> = {},
): Refusal<Reason, Field> => ({
  ok: false,
  reason,
  ...details,
});
