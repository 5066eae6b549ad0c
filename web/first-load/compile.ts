import { join } from "node:path";
import { build } from "vite";

/** Bundles a module of this folder into one classic script (not a module), for an inline `<script>`. */
export async function compileScript(file: string, target: string | string[]): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    logLevel: "warn",
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, file), output: { format: "iife" } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} was not compiled`);
  return chunk.code.trim();
}
