import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { faultView } from "#qa/faults.ts";
import { memberNames } from "#qa/members/user-names.ts";
import { QaFault, type QaOperation } from "#qa/operation.ts";
import type { WorldEvent } from "#worlds/events.ts";
import { worldTime } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

export const streamEvents: QaOperation<"qa.streamEvents"> = async ({ worlds, query: { world: id } }) => {
  if (id !== undefined && !worlds.get(id))
    throw new QaFault(404, "unknown-world", `no such world: ${id}`, "/query/world");
  return {
    status: 200,
    stream: (send, end) =>
      worlds.listen((world, event) => {
        if (id !== undefined && world.id !== id) return;
        send(eventView(world, event));
        if (id !== undefined && event.kind === "world" && event.change === "ended") end();
      }),
  };
};

function eventView(world: World, event: WorldEvent): components["schemas"]["Event"] {
  const { id } = world;
  switch (event.kind) {
    case "journal": {
      const { seq, operationId, memberId, reply, outcome, fault } = event.entry;
      const user = memberId === null ? null : memberNames(world)(memberId);
      return {
        kind: "journal",
        world: id,
        seq,
        operationId,
        user,
        status: reply.status,
        outcome,
        fault: fault?.id ?? null,
      };
    }
    case "commit": {
      const tables = [...new Set(event.commit.changes.map(([table]) => table))];
      return { kind: "commit", world: id, revision: world.revision, now: worldTime(world), tables };
    }
    case "clock":
      return { kind: "clock", world: id, now: worldTime(world), mode: world.clock.setting().mode };
    case "fault":
      return { kind: "fault", world: id, id: event.id, rule: event.rule && faultView(event.rule) };
    case "world":
      return { kind: "world", world: id, change: event.change };
  }
}
