// The product's server with a second address, which replies with the longest block of the event loop, in ms, since the
// previous request to this address. The address is written to the file named by the first argument.
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";

const [file = "delay"] = process.argv.splice(2, 1);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
/** The monitor records a block only when its timer fires afterwards, so wait before reading it. */
const SAMPLE_MS = 5;
const asked = createServer((_request, reply) => {
  setTimeout(() => {
    reply.end(String(delay.max / 1e6));
    delay.reset();
  }, SAMPLE_MS);
});
asked.listen(0, "127.0.0.1", () => {
  writeFileSync(file, `http://127.0.0.1:${(asked.address() as AddressInfo).port}/`);
  asked.unref();
  void import("../../../mock-server/server/src/main.ts");
});
