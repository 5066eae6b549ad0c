// The build contains the licence texts of its libraries.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../fixtures.ts";

const MANIFEST = join(import.meta.dirname, "../../../web/package.json");
/** Dependencies that only the build runs. */
const BUILD_TOOLS = new Set([
  "@emotion/cache",
  "@emotion/react",
  "@lingui/cli",
  "@lingui/format-po",
  "@lingui/vite-plugin",
  "@vitejs/plugin-react",
  "browserslist",
  "lightningcss",
  "vite",
]);
const { dependencies } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { dependencies: Record<string, string> };
const libraries = Object.entries(dependencies)
  .filter(([name, version]) => !BUILD_TOOLS.has(name) && !version.startsWith("workspace:"))
  .map(([name]) => name);

test("/licenses.txt names every library of the web with its licence text", async ({ request, world }) => {
  const reply = await request.get(new URL("licenses.txt", world.url).href);
  expect(reply.headers()["content-type"]).toMatch(/^text\/plain/);
  const [, ...entries] = (await reply.text()).split(/^## (?=.+ - \d.* \(.+\)$)/m);
  const texts = new Map(
    entries.map((entry) => [entry.split(" - ")[0] ?? "", entry.slice(entry.indexOf("\n")).trim()] as const),
  );
  expect([...texts.keys()]).toEqual(expect.arrayContaining(libraries));
  for (const [name, text] of texts) expect(text, name).toMatch(/copyright|permission|licen[cs]e/i);
});
