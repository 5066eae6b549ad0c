import { must, qa, type Schemas } from "./client.ts";

/** Whether calls came as they should have. */
export const verify = (world: string, body: Schemas["Verification"]) =>
  must(qa.POST("/worlds/{world}/journal/verify", { params: { path: { world } }, body }));
