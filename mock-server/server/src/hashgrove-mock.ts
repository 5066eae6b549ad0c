#!/usr/bin/env node
// The command of the package: the server with the built web, the docs, the console and the control surface.
import { serve } from "./serve.ts";
import { welcome } from "./welcome.ts";

await serve({
  name: "npx hashgrove-mock",
  args: ["--control", ...process.argv.slice(2)],
  // Keep the data in memory, so that the server writes nothing into the current project and each CI run starts with new
  // data.
  data: null,
  announce: welcome,
});
