// Builds what changed and serves the product with demo data on one loopback port.
import { serve } from "@hashgrove/mock-server/serve.ts";
import { welcome } from "@hashgrove/mock-server/welcome.ts";
import "./build.ts";

await serve({ name: "npm start --", args: ["--control", ...process.argv.slice(2)], announce: welcome });
