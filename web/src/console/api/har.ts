import { must, qa } from "./client.ts";

/** The calls of a world as an HTTP Archive, for browser devtools. */
export const readHar = (world: string): Promise<Blob> =>
  must<Blob>(
    qa.GET("/worlds/{world}/journal", {
      params: { path: { world } },
      headers: { accept: "application/har+json" },
      parseAs: "blob",
    }),
  );
