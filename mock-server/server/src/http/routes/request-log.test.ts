import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { loggedAddress } from "./request-log.ts";

const lines: string[] = [];
const app = await testApp({ requestLog: (line) => void lines.push(line) });
const world = await app.open();
const port = Number(new URL(await app.fastify.listen({ port: 0, host: "127.0.0.1" })).port);
afterAll(() => app.fastify.close());

/** Runs `work` and returns the first line that it logs, parsed. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>> {
  lines.length = 0;
  await work();
  const line = await vi.waitUntil(() => lines[0]);
  expect(line).toMatch(/^\{.*\}\n$/);
  return JSON.parse(line) as Record<string, unknown>;
}
const at = (path: string): string => `http://127.0.0.1:${port}${path}`;

test("a request is one line with its path, status and duration", async () => {
  expect(await logged(() => fetch(at(`/w/${world.id}/api/products/index`)))).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    client: "127.0.0.1",
    method: "GET",
    path: `/w/${world.id}/api/products/index`,
    status: 200,
    ms: expect.any(Number) as number,
  });
});

test("no body, token, cookie or value of a query is logged", async () => {
  const secret = "S3cret-value";
  const sent = await logged(() =>
    fetch(at(`/w/${world.id}/api/user/login?token=${secret}&next=${secret}&${secret}`), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}`, token: secret, cookie: secret },
      body: JSON.stringify({ username: secret, password: secret }),
    }),
  );
  expect(sent).toMatchObject({ path: `/w/${world.id}/api/user/login?token=***&next=***&***`, status: 200 });
  expect(JSON.stringify(sent)).not.toContain(secret);
});

test.each([
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nhost: a\r\n\r\n", { path: "/%zz", status: 400 }],
  ["an unknown path", "GET /nothing HTTP/1.1\r\nhost: a\r\n\r\n", { path: "/nothing", status: 404 }],
  ["an absolute address", "GET http://me:pw@a/healthz?x=1 HTTP/1.1\r\nhost: a\r\n\r\n", { path: "/healthz?x=***" }],
])("%s is logged, too", async (_, request, expected) => {
  const line = await logged(async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(request);
    await once(socket, "data");
    socket.destroy();
  });
  expect(line).toMatchObject(expected);
});

test("a request whose client leaves is logged as aborted", async () => {
  const line = await logged(async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST /w/${world.id}/api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    );
    await once(app.fastify.server, "request");
    socket.destroy();
  });
  expect(line).toMatchObject({ method: "POST", aborted: true });
});

test.each([
  ["/a?b=c&d=e", "/a?b=***&d=***"],
  ["/a?b", "/a?***"],
  ["/a?eyJhbGciOi=1&x%3Dy=2&=3", "/a?eyJhbGciOi=***&***&***"],
  ["/a?b=c?d=e#f=g", "/a?b=***"],
  ["/a#?b=c", "/a"],
  ["/?", "/"],
])("%s is logged as %s", (target, shown) => {
  expect(loggedAddress(target)).toBe(shown);
});

test("a long path is cut", () => {
  expect(loggedAddress(`/${"a".repeat(2000)}`)).toHaveLength(500);
});

test("a long query of hostile structure is masked in a bounded text", () => {
  for (const part of ["=", "?", "&", "%25", "?a=", "&a=b"])
    expect(loggedAddress(`/x?${part.repeat(60_000 / part.length)}`).length).toBeLessThan(10_000);
});
