// What the proxy before several servers costs a call.
import { missing, startProxy } from "../fleet/proxy.ts";
import { freePort } from "../ports.ts";
import { ask } from "./ask.ts";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";

const TIMES = 400;

/** How long a call takes, the one way and the other in turns, milliseconds. */
async function timed(direct: string, proxied: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 2 * TIMES; nth += 1) {
    const begun = performance.now();
    const { status } = await ask("GET", nth % 2 === 0 ? direct : proxied);
    if (status !== 200) throw new Error(`a call was answered ${status}`);
    times[nth % 2 === 0 ? 0 : 1].push(performance.now() - begun);
  }
  return [median(times[0].slice(TIMES / 4)), median(times[1].slice(TIMES / 4))];
}

export async function hopRows(): Promise<Row[]> {
  const absent = missing("nginx");
  if (absent !== null) {
    console.log(`hop: ${absent}`);
    return [];
  }
  return withFolder(async (folder) => {
    const [port, own] = [await freePort(), await freePort()];
    const options = ["--control", "--strict-worlds", "--public-url", `http://127.0.0.1:${port}`];
    const server = await startHashgrove(folder, "--port", String(own), ...options, "--trust-proxy", "loopback");
    // All three names of the ring are the same server here.
    const proxy = await startProxy("nginx", port, [own, own, own]);
    try {
      await ask("PUT", `${proxy.url}/__qa/worlds/hop`, { scenario: "demo" }, { "x-qa": "1" });
      const path = "/w/hop/api/products/index";
      const [direct, through] = await timed(server.url + path, proxy.url + path);
      return [below("the hop through nginx, beyond a direct call", 1, "ms", Math.max(0, through - direct))];
    } finally {
      await proxy.stop();
      await server.stop();
    }
  });
}
