// Rejects queries about calls that the contract does not have. A mistyped name would otherwise match nothing, and a
// check such as "no such call was made" would always pass.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { isPath, tagOf } from "#worlds/call-match.ts";
import type { World } from "#worlds/world.ts";
import { type ProductCall, type ProductCalls, QaFault } from "./operation.ts";

type CallMatch = components["schemas"]["CallMatch"];
type CallInput = Pick<CallMatch, "operationId" | "tag" | "method" | "path">;

/**
 * Whether a match is about the journal's marks of control calls, such as resets, which are not in the product's
 * contract.
 */
const isControl = ({ operationId, path }: CallInput): boolean =>
  (operationId?.startsWith("qa.") ?? false) || (path?.startsWith("/__qa/") ?? false);

/** The calls that a match can apply to; never empty. 422: unknown-operation, matches-nothing. */
export function callsAt(input: CallInput, { calls, didYouMean }: ProductCalls, at: string): readonly ProductCall[] {
  const { operationId, tag, method, path } = input;
  if (operationId !== undefined && !calls.some((call) => call.operationId === operationId)) {
    const message = `the contract has no operation "${operationId}"${didYouMean(operationId)}`;
    throw new QaFault(422, "unknown-operation", message, `${at}/operationId`);
  }
  const found = calls.filter(
    (call) =>
      (operationId === undefined || call.operationId === operationId) &&
      (tag === undefined || tagOf(call.operationId) === tag) &&
      (method === undefined || call.method === method) &&
      (path === undefined || isPath(path, call.path)),
  );
  if (found.length === 0) throw new QaFault(422, "matches-nothing", "the contract has no call that this can match", at);
  return found;
}

/** Rejects matches that no journal entry can satisfy. 422: unknown-operation, matches-nothing, unknown-outcome. */
export function rejectUnknownCalls(
  input: CallInput & Pick<CallMatch, "outcome">,
  world: World,
  product: ProductCalls,
  at: string,
): void {
  if (!isControl(input)) callsAt(input, product, at);
  const { outcome } = input;
  if (outcome === undefined || isPossibleOutcome(outcome, world, product)) return;
  const message = `no call has the outcome "${outcome}", but with ok, a reason of the contract, a status, or no-reply`;
  throw new QaFault(422, "unknown-outcome", message, `${at}/outcome`);
}

function isPossibleOutcome(outcome: string, { journal, faults }: World, { reasons }: ProductCalls): boolean {
  if (outcome === "ok" || outcome === "no-reply" || /^\d+$/.test(outcome) || reasons.has(outcome)) return true;
  // A fault may use reasons that the contract does not have, and marks of control calls have their own outcomes.
  return (
    faults.list().some(({ effect }) => "reply" in effect && effect.reply.reason === outcome) ||
    journal.entries().some((entry) => entry.outcome === outcome)
  );
}
