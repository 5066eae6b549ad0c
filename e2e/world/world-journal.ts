// Methods of an open world that read its calls and inject faults.
import type { components } from "#qa";
import { call, type Door, reach } from "./control.ts";
import type { Verification, World } from "./world.ts";

type Schemas = components["schemas"];
type Verbs = Pick<World, "calls" | "journal" | "coverage" | "fault" | "verify" | "har" | "problems">;

/** Error text of a failed `verify`: the expectation, then the nearest calls with their differences. */
function verifyError(wanted: Verification, count: number, nearest: Schemas["Verified"]["nearest"]): string {
  const calls = nearest.map(({ seq, operationId, misses }) => {
    const differs = misses.map(
      ({ pointer, wanted: value, found }) =>
        `${pointer} is ${JSON.stringify(found)}, expected ${JSON.stringify(value)}`,
    );
    return `  ${seq} ${operationId}: ${differs.join("; ") || "no difference"}`;
  });
  const head = `${count} matching calls, expected ${JSON.stringify(wanted)}`;
  return [
    head,
    ...(calls.length > 0 ? ["the most similar calls, by their number in the journal:", ...calls] : []),
  ].join("\n");
}

export function journalVerbs(door: Door, id: string): Verbs {
  const path = { world: id };
  return {
    async calls(operationId) {
      const { items } = await call(door, "get", "/worlds/{world}/coverage", { path });
      return items.reduce((sum, { count, ...of }) => sum + (of.operationId === operationId ? count : 0), 0);
    },
    async journal(filter) {
      return (await call(door, "get", "/worlds/{world}/journal", { path, ...(filter && { query: filter }) })).items;
    },
    async coverage() {
      return (await call(door, "get", "/worlds/{world}/coverage", { path })).items;
    },
    async fault(rule) {
      const made = await call(door, "post", "/worlds/{world}/faults", { path, body: rule });
      return {
        id: made.id,
        async end() {
          await call(door, "delete", "/worlds/{world}/faults/{id}", { path: { ...path, id: made.id } });
        },
      };
    },
    async verify(wanted) {
      const { ok, count, nearest } = await call(door, "post", "/worlds/{world}/journal/verify", { path, body: wanted });
      if (!ok) throw new Error(verifyError(wanted, count, nearest));
    },
    async har() {
      const reply = await reach(door, `/worlds/${id}/journal`, { headers: { accept: "application/har+json" } });
      return reply.text();
    },
    async problems() {
      const { items } = await call(door, "get", "/worlds/{world}/problems", { path });
      return items.map(({ kind, message }) => `${kind}: ${message}`);
    },
  };
}
