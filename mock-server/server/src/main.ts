// The server alone, as tests and measurements start it: it prints its address and nothing else.
import { serve } from "./serve.ts";

await serve({
  name: "node mock-server/server/src/main.ts",
  args: process.argv.slice(2),
  announce: ({ address }) => `hashgrove: listening on ${address}`,
});
