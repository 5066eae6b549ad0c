import type { QaOperation } from "./operation.ts";

export const health: QaOperation<"qa.health"> = async ({ worlds, server }) => ({
  status: 200,
  body: {
    version: server.version,
    contract: { ...server.contract },
    can: { control: true, state: true, clock: true, reviews: true, faults: false, journal: true },
    worlds: worlds.list().length,
    degraded: server.degraded(),
  },
});

export const openapi: QaOperation<"qa.openapi"> = async ({ server }) => ({
  status: 200,
  body: server.document as { openapi: "3.1.0"; info: Record<string, never> },
});
