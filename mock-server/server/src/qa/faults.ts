// Fault rules: how requests define them and how replies show them.
import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { userNamed } from "#qa/members/user-names.ts";
import { durationMs } from "#scenarios/duration.ts";
import { checksOf } from "#worlds/call-match.ts";
import { type FaultRule, stateOfFault, type FaultDefinition } from "#worlds/faults/fault-rule.ts";
import { TooManyFaults } from "#worlds/faults/stored-rule.ts";
import { isSecret } from "#worlds/observing/redaction.ts";
import type { World } from "#worlds/world.ts";
import { isoTime, isoTimeOrNull, parseTime } from "./iso-time.ts";
import { callsAt } from "./known-calls.ts";
import { type ProductCall, type ProductCalls, QaFault, type QaInput, type QaOperation } from "./operation.ts";
import { withinBudget } from "./over-budget.ts";

type Schemas = components["schemas"];
type NewRule = QaInput<"qa.createFault">["body"];
type Effect = Schemas["FaultEffect"];

export function faultView(rule: FaultRule): Schemas["FaultRule"] {
  const { id, label, match, when, effect, delay, skip, times, probability, windowInput, offContract } = rule;
  return {
    id,
    label,
    match,
    when,
    effect,
    delay,
    skip,
    times,
    probability,
    window: windowInput,
    offContract,
    state: stateOfFault(rule),
    matched: rule.matched,
    acted: rule.acted,
    lastActedAt: isoTimeOrNull(rule.lastActedAt),
    createdAt: isoTime(rule.createdAt),
    expiresAt: isoTimeOrNull(rule.expiresAt),
  };
}

export const listFaults: QaOperation<"qa.listFaults"> = async ({ world }) => ({
  status: 200,
  body: { items: world.faults.list().map(faultView) },
});

export const getFault: QaOperation<"qa.getFault"> = async ({ world, path: { id } }) => {
  const rule = world.faults.get(id);
  if (!rule) throw unknownFault(id);
  return { status: 200, body: faultView(rule) };
};

export const deleteFault: QaOperation<"qa.deleteFault"> = async ({ world, path: { id } }) => {
  if (!world.faults.remove(id)) throw unknownFault(id);
  return { status: 204 };
};

export const clearFaults: QaOperation<"qa.clearFaults"> = async ({ world }) => {
  world.faults.clear();
  return { status: 204 };
};

const unknownFault = (id: number): QaFault => new QaFault(404, "unknown-fault", `there is no fault ${id}`, "/path/id");

export const createFault: QaOperation<"qa.createFault"> = async ({ world, worlds, body, server }) => {
  const wanted = wantedFrom(world, body);
  rejectUndocumented(body, callsOf(body, server.product), server.product);
  await withinBudget(429, () => worlds.budget.admitMemory(world));
  return { status: 201, body: faultView(withinLimits(() => world.faults.add(wanted))) };
};

export const replaceFault: QaOperation<"qa.replaceFault"> = async ({ world, worlds, path: { id }, body, server }) => {
  if (!world.faults.get(id)) throw unknownFault(id);
  const wanted = wantedFrom(world, body);
  rejectUndocumented(body, callsOf(body, server.product), server.product);
  await withinBudget(429, () => worlds.budget.admitMemory(world));
  const rule = withinLimits(() => world.faults.replace(id, wanted));
  if (!rule) throw unknownFault(id);
  return { status: 200, body: faultView(rule) };
};

/** Runs a change of the fault rules. 429: too-many-faults. */
function withinLimits<Result>(change: () => Result): Result {
  try {
    return change();
  } catch (error) {
    if (error instanceof TooManyFaults) throw new QaFault(429, "too-many-faults", error.message);
    throw error;
  }
}

/** Whether an effect needs the real reply, so that the call must be executed first. */
const needsRealReply = (effect: Effect): boolean =>
  "garble" in effect || "throttle" in effect || "stale" in effect || ("abort" in effect && effect.abort === "truncate");

function wantedFrom(world: World, body: NewRule): FaultDefinition {
  const { match, effect = { none: true }, delay, label = null, skip = 0, probability = 1, window, ttl } = body;
  rejectSecrets(match);
  if ("none" in effect && !delay)
    throw new QaFault(422, "nothing-to-do", "a fault has an effect or a delay", "/body/effect");
  if (delay && delay.min > delay.max)
    throw new QaFault(422, "bad-delay", "the shortest delay is longer than the longest", "/body/delay/min");
  const needsReply = needsRealReply(effect);
  if (needsReply && body.when === "before")
    throw new QaFault(
      422,
      "needs-a-reply",
      "this effect damages the real reply, so the fault acts after the call",
      "/body/when",
    );
  const from = window?.from === undefined ? null : parseTime(window.from, "/body/window/from");
  const until = window?.until === undefined ? null : parseTime(window.until, "/body/window/until");
  if (from !== null && until !== null && from >= until)
    throw new QaFault(422, "bad-window", "the window ends before it begins", "/body/window/until");
  const memberId = match.user === undefined ? null : userNamed(world, match.user, "/body/match/user").member.id;
  const isQuota = "quota" in effect;
  const quotaMs = isQuota ? durationMs(effect.quota.per) : 0;
  if (isQuota && quotaMs === 0)
    throw new QaFault(422, "bad-quota", "a quota is for some length of time", "/body/effect/quota/per");
  return {
    label,
    match,
    checks: checksOf(match, memberId),
    when: needsReply ? "after" : (body.when ?? "before"),
    effect,
    delay: delay ?? null,
    skip,
    times: body.times ?? (isQuota ? "always" : 1),
    probability,
    ttlMs: ttl === undefined ? null : durationMs(ttl),
    window: window ? { from, until } : null,
    windowInput: window ?? null,
    quotaMs,
    readsOnly: "stale" in effect,
    offContract: body.offContract ?? false,
  };
}

/** Rejects matches on secrets, because rules are visible to every tester. 422: secret. */
export function rejectSecrets({ headers = {}, query = {}, body = {} }: NewRule["match"], at = "/body/match"): void {
  const names = [
    ...Object.keys(headers).map((name) => [name, `${at}/headers`] as const),
    ...Object.keys(query).map((name) => [name, `${at}/query`] as const),
    ...Object.keys(body).flatMap((pointer) => keysOf(pointer).map((part) => [part, `${at}/body`] as const)),
  ];
  for (const [name, pointer] of names)
    if (isSecret(name) || name.toLowerCase() === "cookie")
      throw new QaFault(422, "secret", `secrets cannot be matched: ${name.slice(0, 100)}`, pointer);
}

/** The calls that a rule can match. 422: unknown-operation, matches-nothing. */
function callsOf({ match, effect }: NewRule, product: ProductCalls): readonly ProductCall[] {
  const calls = callsAt(match, product, "/body/match");
  if (!effect || !("stale" in effect)) return calls;
  const reads = calls.filter(({ isRead }) => isRead);
  if (reads.length > 0) return reads;
  const message = "this matches no call that reads, and only reads can be stale";
  throw new QaFault(422, "matches-nothing", message, "/body/match");
}

/** Checks that the fault's reply is documented for every call that the rule matches. 422: undocumented. */
function rejectUndocumented(
  { effect, offContract }: NewRule,
  calls: readonly ProductCall[],
  product: ProductCalls,
): void {
  if (!effect) return;
  if ("example" in effect) {
    const undocumented = calls.find(({ operationId }) => !product.hasExample(operationId, effect.example));
    if (!undocumented) return;
    const message = `${undocumented.operationId} has no example "${effect.example}" in the contract`;
    throw new QaFault(422, "undocumented", message, "/body/effect/example");
  }
  const reply = "reply" in effect ? effect.reply : "quota" in effect ? { status: 429 } : null;
  if (!reply || offContract) return;
  for (const { operationId } of calls) {
    const deviation = product.deviationOf(operationId, reply);
    if (deviation === null) continue;
    const message = `the contract does not give ${operationId} this reply (${deviation.slice(0, 500)}); offContract: true lets it be sent`;
    throw new QaFault(422, "undocumented", message, "/body/effect");
  }
}
