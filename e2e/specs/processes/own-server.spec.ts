// A server without the control API, such as your own backend: the same tests run as far as possible.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, openWorld, Personage, test as base } from "../../index.ts";

const MAIN = fileURLToPath(new URL("../../../mock-server/server/src/main.ts", import.meta.url));

async function started(folder: string): Promise<{ process: ChildProcess; address: string }> {
  const args = [MAIN, "--port", "0", "--data", folder, "--scenario", "verified-with-funds", "--quiet"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const chunk of child.stdout) {
    const address = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (address !== undefined) return { process: child, address };
  }
  throw new Error("the server did not start");
}

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  target: async ({}, use, info) => {
    const server = await started(info.outputPath("data"));
    await use(server.address);
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
  },
  accounts: { alice: { account: "alice@example.test", password: "Passw0rd1" } },
});

test.use({ as: "alice", lang: "en" });

test("a test that reads and presses runs there; other verbs report that they are missing", async ({
  page,
  world,
  words,
}) => {
  expect(world.can.control).toBe(false);
  const centre = new Personage(page, words);
  await centre.open("assets");
  await expect(centre.figure(words.availableBalance)).toContainText("¥");
  const { session } = world.member("alice");
  expect(await world.get(session.token, "wallet/getBalance")).toHaveProperty("balance");
  // Two calls with the same idempotency key act once.
  const arrange = () =>
    world.post<{ id: number }>(
      session.token,
      "wallet/bankWithdrawal",
      { amount: 5_000, payPassword: "123456" },
      { idempotencyKey: "arranged-once" },
    );
  const arranged = await arrange();
  expect(await arrange()).toEqual(arranged);
  expect(await world.get(session.token, "wallet/getBalance")).toHaveProperty("balance", 395_000);
  await expect(world.advance("P1D")).rejects.toThrow("no `advance`: skip the test by `world.can`");
  expect(() => world.member("bob")).toThrow("`accounts` has no bob, but alice");
});

test("without accounts it reports what to pass", async ({ target }) => {
  await expect(openWorld(target, { scenario: "demo" })).rejects.toThrow("for a server of your own, give `accounts`");
});
