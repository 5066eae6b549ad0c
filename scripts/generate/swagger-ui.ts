// Swagger UI, which the server serves at /docs.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ROOT } from "../process/steps.ts";

/** Files that the server serves, with the licences. */
const FILES = ["swagger-ui-bundle.js", "swagger-ui.css", "swagger-ui-bundle.js.LICENSE.txt", "LICENSE", "NOTICE"];

/** Copies the library's files into a git-ignored folder of the server. */
export function copySwaggerUi(): void {
  const server = join(ROOT, "mock-server", "server");
  const library = dirname(createRequire(join(server, "package.json")).resolve("swagger-ui-dist/package.json"));
  mkdirSync(join(server, "swagger-ui"), { recursive: true });
  for (const file of FILES) copyFileSync(join(library, file), join(server, "swagger-ui", file));
}
