// With NODE_USE_ENV_PROXY Node uses a company proxy, but worlds on this machine are reached directly.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "../../fixtures.ts";

const CLIENT = new URL("../../world/qa-client.ts", import.meta.url).href;
/** Port 9 (discard) has no listener. */
const DEAD_PROXY = "http://127.0.0.1:9";

const run = (code: string) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    env: {
      ...process.env,
      NODE_USE_ENV_PROXY: "1",
      HTTP_PROXY: DEAD_PROXY,
      NO_PROXY: "intranet.test",
      no_proxy: undefined,
    },
  });

test("a world is opened on this machine, past the proxy", async ({ target }) => {
  const { stdout } = await run(`
    import { openWorld } from ${JSON.stringify(CLIENT)};
    const world = await openWorld(${JSON.stringify(target)}, { scenario: "catalogue" });
    await world.close();
    console.log(world.url, process.env.NO_PROXY);
  `);
  expect(stdout).toContain(target);
  expect(stdout, "what the environment names stays").toContain("intranet.test,localhost");
});

test("other addresses go through it", async () => {
  await expect(run(`await fetch("http://example.test/")`)).rejects.toThrow("ECONNREFUSED");
});
