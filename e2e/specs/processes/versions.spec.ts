// The package warns of servers of another release.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, openWorld, test } from "../../index.ts";

const { version: OWN } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** Warnings from opening two worlds on a stub server of a version. */
async function warningsOf(version: string): Promise<readonly unknown[]> {
  const server = createServer((request, response) => {
    const isHealth = request.url === "/__qa/health";
    response.writeHead(isHealth ? 200 : 500, { "content-type": "application/json" });
    response.end(isHealth ? JSON.stringify({ version, can: {} }) : "{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const warnings: unknown[] = [];
  const warn = console.warn;
  console.warn = (text) => warnings.push(text);
  try {
    for (const scenario of ["demo", "catalogue"] as const)
      await expect(openWorld(`http://127.0.0.1:${port}`, { scenario })).rejects.toThrow("answered 500");
  } finally {
    console.warn = warn;
    server.closeAllConnections();
    server.close();
  }
  return warnings;
}

test("another release is reported once", async () => {
  for (const version of ["0.1.0", "0.2.0-build-0123456789ab"])
    expect(await warningsOf(version)).toEqual([expect.stringContaining(`tests a mock server ${version}:`)]);
});

test("the same release is not, packed or not: only a packed package knows its build", async () => {
  for (const version of [OWN, `${OWN}-build-0123456789ab`]) expect(await warningsOf(version)).toEqual([]);
});
