import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { listen } from "./listen.ts";

const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));

async function served(host: string, port = 0) {
  const app = await testApp();
  onTestFinished(() => app.fastify.close());
  const url = new URL(await listen(app.fastify, { port, host }));
  return { app, port: Number(url.port), hostname: url.hostname };
}

/** Requests a path at an address, with `name` in the Host header; returns the status. */
const ask = (port: number, host: string, path: string, name = host) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: `${name}:${port}` };
    request({ port, host: host.replace(/^\[|\]$/g, ""), path, headers, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .once("error", reject)
      .end();
  });

describe.runIf(hasIPv6)("on a machine with IPv6", () => {
  test.each(["127.0.0.1", "::1", "localhost"])("--host %s serves both loopback addresses at one port", async (host) => {
    const { port, hostname } = await served(host);
    expect(hostname).toBe(host === "::1" ? "[::1]" : "127.0.0.1");
    for (const address of ["127.0.0.1", "[::1]"]) {
      expect([address, await ask(port, address, "/healthz")]).toEqual([address, 200]);
      // The control surface accepts both addresses as Host, but no other name.
      expect([address, await ask(port, address, "/__qa/worlds")]).toEqual([address, 200]);
      expect([address, await ask(port, address, "/__qa/worlds", "evil.example")]).toEqual([address, 403]);
    }
  });

  test("closes idle connections of both addresses and frees the port", async () => {
    const { app, port } = await served("127.0.0.1");
    const sockets = ["127.0.0.1", "::1"].map((host) => connect({ port, host }));
    for (const socket of sockets) {
      socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
      await once(socket, "data");
    }
    const ends = sockets.map((socket) => once(socket, "close"));
    await app.fastify.close();
    await Promise.all(ends);
    const again = createServer().listen({ port, host: "::1" });
    await once(again, "listening");
    expect(again.listening).toBe(true);
    again.close();
  });

  test("serves one address when another program has the port of the other", async () => {
    const other = createServer().listen({ port: 0, host: "::1" });
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    await served("127.0.0.1", port);
    expect(await ask(port, "127.0.0.1", "/healthz")).toBe(200);
  });
});

test("an address of the network is served alone", async () => {
  const { port } = await served("0.0.0.0");
  expect(await ask(port, "127.0.0.1", "/healthz")).toBe(200);
  await expect(ask(port, "[::1]", "/healthz")).rejects.toThrow("ECONNREFUSED");
});
