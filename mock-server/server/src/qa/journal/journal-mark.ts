import { worldTime } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

/** Adds an entry to a world's journal, which marks that a reset, a restore or a patch has changed the world's state. */
export function markJournal(
  world: World,
  operationId: string,
  path: string,
  outcome: "reset" | "restored" | "patched" | "tainted",
): void {
  world.journal.add({
    at: worldTime(world),
    t: 0,
    operationId,
    method: "POST",
    path,
    memberId: null,
    request: { headers: {}, body: null },
    reply: { status: 200, code: null, body: null },
    outcome,
    violations: [],
    warnings: [],
    fault: null,
    patch: [],
    idempotencyKey: null,
  });
}
