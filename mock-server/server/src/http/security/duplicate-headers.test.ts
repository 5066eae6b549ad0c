// A header that is sent twice gets 400, because a proxy and this server could use different ones. A call without its
// session (401) or at an unknown path (404) is refused before Content-Type is read.
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { eventually, listenOnPort, openSocket } from "#http/testing/test-socket.ts";

const app = await testApp();
const world = await app.open();
const port = await listenOnPort(app.fastify);
const token = await app.token(world, "alice");
afterAll(() => app.fastify.close());

const TWO_TYPES = ["content-type: application/json", "content-type: text/plain"];

test.each([
  ["two Content-Type without a token", "products/buy", TWO_TYPES, 401],
  ["two Content-Type", "products/buy", ["authorization: TOKEN", ...TWO_TYPES], 400],
  ["two Content-Type for an open call", "user/login", TWO_TYPES, 400],
  ["two Content-Type at an unknown path", "user/nothing", TWO_TYPES, 404],
  ["two Authorization", "products/buy", ["authorization: TOKEN", "authorization: TOKEN"], 400],
] as const)("%s", async (_name, call, headers, status) => {
  const { socket, received } = await openSocket(port);
  const lines = ["host: localhost", "content-length: 2", ...headers].map((line) => line.replace("TOKEN", token));
  socket.write(`POST /w/${world.id}/api/${call} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n{}`);
  await eventually(() => received().endsWith("}"));
  expect(received()).toContain(`HTTP/1.1 ${status} `);
  socket.destroy();
});
