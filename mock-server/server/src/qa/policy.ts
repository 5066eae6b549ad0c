import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { accept } from "#domain/decision.ts";
import { DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { ReviewPolicy } from "#domain/state.ts";
import { policiesFrom } from "#scenarios/policies.ts";
import type { World } from "#worlds/world.ts";
import type { QaOperation } from "./operation.ts";

export const getPolicy: QaOperation<"qa.getPolicy"> = async ({ world }) => ({ status: 200, body: policyView(world) });

export const setPolicy: QaOperation<"qa.setPolicy"> = async ({ world, body }) => {
  const changed = policiesFrom(body);
  await world.store.transact((draft) => {
    draft.policies.put("main", { ...(draft.policies.get("main") ?? DEFAULT_POLICIES), ...changed });
    return accept(null);
  });
  return { status: 200, body: policyView(world) };
};

function policyView(world: World): components["schemas"]["Policy"] {
  const { identity, wallet, topup, withdrawal, support } = world.store.read().policies.get("main") ?? DEFAULT_POLICIES;
  return {
    identity: wirePolicy(identity),
    wallet: wirePolicy(wallet),
    topup: wirePolicy(topup),
    withdrawal: wirePolicy(withdrawal),
    support: wirePolicy(support),
  };
}

function wirePolicy(policy: ReviewPolicy): components["schemas"]["ReviewPolicy"] {
  if (typeof policy === "string") return policy;
  const { afterMs, then, reason } = policy;
  return { after: durationText(afterMs), then, ...(reason !== undefined && { reason }) };
}

/** Formats milliseconds as an ISO duration in whole seconds and the largest possible units: 90000 is PT1M30S. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    [Math.floor(seconds / 86_400), "D"],
    [Math.floor(seconds / 3600) % 24, "H"],
    [Math.floor(seconds / 60) % 60, "M"],
    [seconds % 60, "S"],
  ] as const;
  const [days = "", ...time] = parts.map(([count, unit]) => (count === 0 ? "" : `${count}${unit}`));
  const clock = time.join("");
  if (days === "" && clock === "") return "PT0S";
  return `P${days}${clock === "" ? "" : `T${clock}`}`;
}
