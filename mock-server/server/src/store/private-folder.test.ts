import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { form, MAGIC, testApp } from "#http/testing/test-app.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import { claimByLease } from "./lock-lease.ts";
import { isOpenToOthers, restrictFolder } from "./private-folder.ts";
import { testFolder } from "./test-folder.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/**
 * The permissions of a folder and its contents, by path. Omits sockets: without access to the folder nobody can reach
 * them.
 */
function modesIn(folder: string): Record<string, string> {
  const modes: Record<string, string> = { ".": modeOf(folder) };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (!name.endsWith(".sock")) modes[name] = modeOf(join(folder, name));
  return modes;
}

let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
});
afterEach(() => void process.umask(umask));

async function openIn(folder: string) {
  const scenario = await compileScenario("verified-with-funds");
  const world = await openDefaultWorld(folder, scenario, { passwordCost: 16, foldAboveBytes: 1 });
  const app = await testApp({ defaultWorld: world });
  onTestFinished(() => app.fastify.close());
  const file = form({ filename: "a.png", content: MAGIC.png });
  expect(await app.call(world, "common.upload", { as: "alice", ...file })).toMatchObject({ status: 200, code: 1 });
  return app;
}

const expectPrivate = (modes: Record<string, string>): void => {
  for (const [name, mode] of Object.entries(modes))
    expect([name, mode]).toEqual([name, /^(\.|uploads)$/.test(name) ? "700" : "600"]);
};

test("a new data folder and every file in it belong to one user", async () => {
  const folder = join(testFolder(), "deep", "data");
  await openIn(folder);
  const modes = modesIn(folder);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(["hashgrove.json", "scenario", "uploads"]));
  expect(Object.keys(modes).some((name) => name.startsWith("uploads/"))).toBe(true);
  expectPrivate(modes);
  expect(isOpenToOthers(folder)).toBe(false);
});

test("a data folder that exists already is restricted when it is opened", async () => {
  const folder = testFolder();
  await (await openIn(folder)).fastify.close();
  const before = modesIn(folder);
  chmodSync(folder, 0o755);
  for (const name of Object.keys(before))
    chmodSync(join(folder, name), statSync(join(folder, name)).isFile() ? 0o644 : 0o755);
  expect(isOpenToOthers(folder)).toBe(true);
  await openIn(folder);
  expectPrivate(modesIn(folder));
});

test("only the server's own files are restricted in a folder that holds others", () => {
  const folder = testFolder();
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "src"));
  for (const name of ["run.sh", "src/a.ts", "hashgrove.json", "log-1.ndjson"]) writeFileSync(join(folder, name), "");
  chmodSync(join(folder, "run.sh"), 0o755);
  restrictFolder(folder);
  expect(modesIn(folder)).toEqual({
    ".": "755",
    "run.sh": "755",
    src: "755",
    "src/a.ts": "644",
    "hashgrove.json": "600",
    "log-1.ndjson": "600",
  });
});

test("the lock of a volume without sockets is private, too", () => {
  const folder = testFolder();
  const claim = claimByLease(folder);
  onTestFinished(() => claim.release());
  const [lease = ""] = readdirSync(folder);
  expect(existsSync(join(folder, lease)) && modeOf(join(folder, lease))).toBe("600");
});
