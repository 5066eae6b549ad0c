import Fastify from "fastify";
import { expect, test } from "vitest";
import { drainOnClose } from "./drain.ts";
import { eventually, plug, portOf } from "#http/testing/test-socket.ts";

test("the end of a server cuts off what does not come to an end, and waits for what does", async () => {
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
  const port = await portOf(app);
  const [slow, never, half, idle] = await Promise.all([plug(port), plug(port), plug(port), plug(port)]);
  slow.socket.write("POST /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
  never.socket.write("GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n");
  half.socket.write(
    "POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  );
  await eventually(() => asked === 2);

  // Waiting for what never ends would outlast the test.
  await app.close();
  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  expect(never.received() + half.received() + idle.received()).not.toContain("200");
});
