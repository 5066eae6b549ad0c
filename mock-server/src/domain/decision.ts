// What a rule answers: accepted with a value, or refused with a reason.

/** A refusal's name; the same words as the contract's RefusalReason. */
export type RefusalReason = string & {};
export type Params = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
  /** True when it was accepted before, under the same intent: nothing happened this time. */
  readonly replayed?: true;
}
export interface Refusal {
  readonly ok: false;
  readonly reason: RefusalReason;
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
export type Decision<T> = Accepted<T> | Refusal;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = (reason: RefusalReason, details: Omit<Refusal, "ok" | "reason"> = {}): Refusal => ({
  ok: false,
  reason,
  ...details,
});
