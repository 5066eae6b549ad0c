// For tests of back-office calls: an input with the initial data, and the data of an answer.
import { NEW_BACK_OFFICE_DATA } from "./back-office-data.ts";
import type { BackOfficeAnswer } from "./back-office-operation.ts";

export const INPUT = { query: {}, body: undefined, data: NEW_BACK_OFFICE_DATA, now: Date.UTC(2024, 6, 1, 3) };

/** The data of an answer that must not be a refusal. */
export function dataOf<D>(answer: BackOfficeAnswer<D>): D {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.data;
}
