import { must, qa, type Schemas } from "./client.ts";

/** Checks whether calls were made as expected. */
export const verify = (world: string, body: Schemas["Verification"]) =>
  must(qa.POST("/worlds/{world}/journal/verify", { params: { path: { world } }, body }));
