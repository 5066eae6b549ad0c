// What a rule answers: accepted with a value, or refused with a reason.

export type Params = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
  /** True when it was accepted before, under the same intent: nothing happened this time. */
  readonly replayed?: true;
}
/** `Reason` is the refusal's name, in the contract's words. */
export interface Refusal<Reason extends string = string> {
  readonly ok: false;
  readonly reason: Reason;
  /** JSON pointer to the field at fault, such as `/price`. */
  readonly pointer?: string;
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
/** `Reason` names every refusal there can be; without it there is none. */
export type Decision<T, Reason extends string = never> = Accepted<T> | Refusal<Reason>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = <Reason extends string>(
  reason: Reason,
  details: Omit<Refusal, "ok" | "reason"> = {},
): Refusal<Reason> => ({
  ok: false,
  reason,
  ...details,
});
