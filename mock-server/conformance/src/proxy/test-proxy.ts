// Runs the proxy in tests, with raw clients.
import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "#cli/main.ts";
import { writtenIn } from "#report/test-written.ts";

/** Runs the proxy during `ask`; returns its exit code, output and files. */
export async function through(target: string, ask: (proxy: string) => Promise<unknown>, ...more: readonly string[]) {
  const out = mkdtempSync(join(tmpdir(), "contract-proxy-"));
  const ending = new AbortController();
  const lines: string[] = [];
  const stands = Promise.withResolvers<string>();
  const print = (line: string): void => {
    lines.push(line);
    const proxy = / at (http:\/\/\S+) until/.exec(line)?.[1];
    if (proxy !== undefined) stands.resolve(proxy);
  };
  const ended = main(["proxy", "--target", target, "--port", "0", "--out", out, ...more], {}, print, {
    signal: ending.signal,
  });
  await ask(await stands.promise).finally(() => ending.abort());
  const code = await ended;
  const written = (name: string): string => readFileSync(join(out, name), "utf8");
  return { code, text: lines.join("\n"), written, everything: writtenIn(out) };
}

/**
 * Sends raw bytes to a proxy and returns the response when the connection ends, or after `patienceMs` of silence,
 * because the proxy waits for the rest of an incomplete request.
 */
export async function rawThrough(proxy: string, text: string, patienceMs = 0): Promise<string> {
  const { hostname, port } = new URL(proxy);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (part: Buffer) => (answer += part.toString("latin1")));
  // Without a listener, a connection error would end the process; `close` follows every error.
  socket.on("error", () => {});
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.write(text, "latin1");
  await new Promise((resolve) => {
    socket.once("close", resolve);
  });
  return answer;
}
