// A package beside a server of another version.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, openWorld, test } from "../../index.ts";

test("is reported once", async () => {
  const server = createServer((request, response) => {
    const isHealth = request.url === "/__qa/health";
    response.writeHead(isHealth ? 200 : 500, { "content-type": "application/json" });
    response.end(isHealth ? JSON.stringify({ version: "0.1.0", can: {} }) : "{}");
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
  expect(warnings).toEqual([expect.stringContaining("tests a mock server 0.1.0")]);
});
