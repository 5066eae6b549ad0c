import { isoTime } from "./iso-time.ts";
import type { QaOperation } from "./operation.ts";

export const health: QaOperation<"qa.health"> = async ({ worlds, server, publicUrl }) => ({
  status: 200,
  body: {
    version: server.version,
    contract: { ...server.contract },
    can: { control: true, state: true, clock: true, reviews: true, faults: true, journal: true },
    server: server.id,
    url: publicUrl,
    startedAt: isoTime(server.startedAt),
    worlds: worlds.list().length,
    maxWorlds: worlds.most,
    budget: worlds.budget.usage(),
    degraded: server.degraded(),
    observerFailures: worlds.observers.failures().map((failure) => ({ ...failure })),
  },
});

/**
 * Lists only this server. A proxy in front of several servers must reply itself, because the servers do not know each
 * other.
 */
export const listServers: QaOperation<"qa.listServers"> = async ({ server }) => ({
  status: 200,
  body: { items: [{ name: server.id, surface: "/__qa" }] },
});

export const openapi: QaOperation<"qa.openapi"> = async ({ server }) => ({
  status: 200,
  body: server.document as { openapi: "3.1.0"; info: Record<string, never> },
});
