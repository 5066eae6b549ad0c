// The result of a rule: accepted with a value, or refused with a reason.

export type Params = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
  /** True when the same intent was accepted before; this time nothing changed. */
  readonly replayed?: true;
}
/** `Reason` is the refusal's name in the contract; `Field` is an input field of the rule. */
export interface Refusal<Reason extends string, Field extends string = never> {
  readonly ok: false;
  readonly reason: Reason;
  /** The invalid input field, such as `price`; the caller maps it to the field of the request. */
  readonly field?: Field;
  /** Values for the message, such as `{ minimum: 30000 }`. */
  readonly params?: Params;
  /** The attempts left before a lock. */
  readonly attemptsLeft?: number;
  /**
   * True when the refusal must be stored (a counted wrong attempt): the store commits the draft despite the refusal.
   */
  readonly commit?: true;
}
/** `Reason` lists every possible refusal (none by default), `Field` every field that a refusal can name. */
export type Decision<T, Reason extends string = never, Field extends string = never> =
  | Accepted<T>
  | Refusal<Reason, Field>;
/** Any decision, for code that only passes it on. */
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
