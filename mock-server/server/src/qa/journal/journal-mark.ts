import { worldTime } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

/** Marks in a world's journal that its state was replaced; earlier entries belong to another generation. */
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
