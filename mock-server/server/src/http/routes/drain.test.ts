import Fastify from "fastify";
import { expect, test } from "vitest";
import { eventually, openSocket, listenOnPort } from "#http/testing/test-socket.ts";
import { drainOnClose } from "./drain.ts";

test("closing waits for requests that finish and cuts off those that do not", async () => {
  const app = Fastify();
  drainOnClose(app, 150);
  let asked = 0;
  app.post("/slow", async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return "done";
  });
  app.get("/never", () => {
    asked += 1;
    return new Promise(() => {});
  });
  const port = await listenOnPort(app);
  const [slow, never, half, idle] = await Promise.all([
    openSocket(port),
    openSocket(port),
    openSocket(port),
    openSocket(port),
  ]);
  slow.socket.write("POST /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
  never.socket.write("GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n");
  half.socket.write(
    "POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  );
  await eventually(() => asked === 2);

  // Without a cut-off, `close` would wait forever for the request to /never.
  await app.close();
  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  expect(never.received() + half.received() + idle.received()).not.toContain("200");
});
