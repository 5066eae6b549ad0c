// Runs the built Postman collection with newman, as a Postman user would.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "../../fixtures.ts";

const NEWMAN = join(dirname(createRequire(import.meta.url).resolve("newman/package.json")), "bin", "newman.js");
const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const COLLECTION = join(DIST, "hashgrove.postman_collection.json");

interface Collection {
  readonly item: readonly { readonly item: readonly { readonly name: string }[] }[];
}
interface Run {
  readonly stats: { readonly assertions: { readonly total: number } };
  readonly executions: readonly { readonly item: { readonly name: string } }[];
  readonly failures: readonly {
    readonly source: { readonly name: string };
    readonly error: { readonly message: string };
  }[];
}

test("every request of the collection succeeds, but for those that take ten minutes", async ({
  target,
  world,
}, info) => {
  const report = info.outputPath("newman.json");
  const args = ["run", COLLECTION, "--working-dir", DIST, "--color", "off"];
  const variables = ["--env-var", `baseUrl=${target}`, "--env-var", `world=${world.id}`];
  const reporters = ["--reporters", "json", "--reporter-json-export", report];
  // Ignore the exit code 1 of failed assertions, because the report names them.
  await promisify(execFile)(process.execPath, [NEWMAN, ...args, ...variables, ...reporters]).catch(() => undefined);
  const { run } = JSON.parse(await readFile(report, "utf8")) as { run: Run };
  expect(run.failures.map(({ source, error }) => `${source.name}: ${error.message}`)).toEqual([]);
  const executed = new Set(run.executions.map(({ item }) => item.name));
  expect(run.stats.assertions.total).toBe(run.executions.length);
  const collection = JSON.parse(await readFile(COLLECTION, "utf8")) as Collection;
  const skipped = collection.item.flatMap(({ item }) => item).filter(({ name }) => !executed.has(name));
  expect(skipped.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((number) => `Wait for slow reply ${number}`));
});
