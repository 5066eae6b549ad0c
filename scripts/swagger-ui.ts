// Swagger UI, which the server sends at /docs.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ROOT } from "./steps.ts";

/** With their licences. */
const FILES = ["swagger-ui-bundle.js", "swagger-ui.css", "swagger-ui-bundle.js.LICENSE.txt", "LICENSE", "NOTICE"];

/** Copies the files that the server sends from the library into a git-ignored folder of the server. */
export function copySwaggerUi(): void {
  const server = join(ROOT, "mock-server", "server");
  const library = dirname(createRequire(join(server, "package.json")).resolve("swagger-ui-dist/package.json"));
  mkdirSync(join(server, "swagger-ui"), { recursive: true });
  for (const file of FILES) copyFileSync(join(library, file), join(server, "swagger-ui", file));
}
