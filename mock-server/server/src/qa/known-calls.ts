// What somebody asks of calls is asked in names of the contract: one that it does not have is a slip of the pen, which
// would let "none came" hold for ever.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { isPath, tagOf } from "#worlds/call-match.ts";
import type { World } from "#worlds/world.ts";
import { type ProductCall, type ProductCalls, QaFault } from "./operation.ts";

type CallMatch = components["schemas"]["CallMatch"];
type Place = Pick<CallMatch, "operationId" | "tag" | "method" | "path">;

/** Notes of the control surface itself, which the journal holds as well. */
const isControl = ({ operationId, path }: Place): boolean =>
  (operationId?.startsWith("qa.") ?? false) || (path?.startsWith("/__qa/") ?? false);

/** The calls that a match can meet; never none. 422: unknown-operation, matches-nothing. */
export function callsAt(place: Place, { calls, didYouMean }: ProductCalls, at: string): readonly ProductCall[] {
  const { operationId, tag, method, path } = place;
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

/** Refuses what no entry of a world's journal can be. 422: unknown-operation, matches-nothing, unknown-outcome. */
export function refuseUnknownCalls(
  asked: Place & Pick<CallMatch, "outcome">,
  world: World,
  product: ProductCalls,
  at: string,
): void {
  if (!isControl(asked)) callsAt(asked, product, at);
  const { outcome } = asked;
  if (outcome === undefined || canEndSo(outcome, world, product)) return;
  const message = `no call ends with "${outcome}", but with ok, a reason of the contract, a status, or no-reply`;
  throw new QaFault(422, "unknown-outcome", message, `${at}/outcome`);
}

function canEndSo(outcome: string, { journal, faults }: World, { reasons }: ProductCalls): boolean {
  if (outcome === "ok" || outcome === "no-reply" || /^\d+$/.test(outcome) || reasons.has(outcome)) return true;
  // A fault may say what the contract does not, and the control surface has outcomes of its own.
  return (
    faults.list().some(({ effect }) => "reply" in effect && effect.reply.reason === outcome) ||
    journal.entries().some((entry) => entry.outcome === outcome)
  );
}
