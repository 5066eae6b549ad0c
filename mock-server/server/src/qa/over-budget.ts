import { OverBudget } from "#worlds/limits.ts";
import { QaFault } from "./operation.ts";

/** Runs `work`. Throws QaFault over-budget (429 or 503) when memory or disk is used up. */
export async function withinBudget<T>(status: 429 | 503, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OverBudget) throw new QaFault(status, "over-budget", error.message);
    throw error;
  }
}
