import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort, requireFreePort } from "./ports.ts";
import { ROOT } from "./steps.ts";

/** Runs a task with that port for its server; returns its exit code and output. */
async function runWith(variable: string, port: number, task: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [`scripts/${task}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, [variable]: String(port) },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code as number | null, output, errors };
}

test.each([
  ["E2E_PORT", "e2e", []],
  ["E2E_PORT", "screens", ["home"]],
  ["E2E_PORT", "test", []],
  ["E2E_PROXY", "e2e", ["--through-proxy"]],
] as const)(
  "a port that is in use ends a task before it builds, and %s is named: %s %s",
  async (variable, task, args) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const ended = await runWith(variable, port, task, ...args);
    server.close();
    expect(ended).toMatchObject({ code: 1, output: "" });
    expect(ended.errors).toContain(`port ${port} is in use`);
    expect(ended.errors).toContain(`${variable}=`);
  },
);

test("accepts a free port", async () => {
  await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
});
