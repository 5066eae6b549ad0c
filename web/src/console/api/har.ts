import { must, qa } from "./client.ts";

/** The calls of a world as an HTTP Archive, which browser devtools can open. */
export const readHar = (world: string): Promise<Blob> =>
  must<Blob>(
    qa.GET("/worlds/{world}/journal", {
      params: { path: { world } },
      headers: { accept: "application/har+json" },
      parseAs: "blob",
    }),
  );
