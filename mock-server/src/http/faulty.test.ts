// Faults over real connections: what a client meets, and what the server has done by then.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callNamed, testApp, type TestApp } from "./test-app.ts";
import { ask, portOf } from "./test-socket.ts";

let app: TestApp;
let port: number;
let id: string;
let made = 0;
let token: string;
beforeAll(async () => {
  app = await testApp();
  port = await portOf(app.fastify);
});
afterAll(() => app.fastify.close());

const JSON_TYPE = { "content-type": "application/json" };
async function control(method: string, path: string, body?: unknown) {
  const headers = { "x-qa": "1", ...(body !== undefined && JSON_TYPE) };
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const { status, text } = await ask(port, `/__qa${path}`, sent);
  return { status, body: (text === "" ? null : JSON.parse(text)) as Record<string, never> & { items: Item[] } };
}
type Item = Record<string, unknown> & { reply: { status: number | null } };

beforeEach(async () => {
  made += 1;
  id = `f${made}`;
  const world = await app.open("verified-with-funds", { id });
  token = await app.token(world, "alice");
});

const fault = async (rule: object) => {
  const { status, body } = await control("POST", `/worlds/${id}/faults`, rule);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as { id: number };
};
function product(operationId: string, body?: object, headers: Record<string, string> = {}) {
  const { method, path } = callNamed(operationId);
  return ask(port, `/w/${id}${path}`, {
    method,
    headers: { authorization: token, ...(body && JSON_TYPE), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}
const withdraw = (key = "withdraw-0001") =>
  product("wallet.bankWithdrawal", { amount: 5000, payPassword: "123456" }, { "idempotency-key": key });
const records = () => [...(app.worlds.get(id)?.store.read().records.values() ?? [])].length;
const journal = async (query = "") => (await control("GET", `/worlds/${id}/journal${query}`)).body.items;
const codeOf = (operationId: string) =>
  product(operationId).then(
    ({ status }) => status,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

describe("a reply that is lost after the commit", () => {
  test("is done once, however often the same is asked for with the same key", async () => {
    const before = records();
    await fault({
      match: { operationId: "wallet.bankWithdrawal", user: "alice" },
      when: "after",
      effect: { abort: "reset" },
    });
    await expect(withdraw()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(records()).toBe(before + 1);
    const again = await withdraw();
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(records()).toBe(before + 1);
    const [lost, replayed] = await journal("?operationId=wallet.bankWithdrawal");
    expect(lost).toMatchObject({ fault: { id: 1, effect: "abort reset", when: "after" }, outcome: "ok" });
    expect(replayed).toMatchObject({ fault: null });
  });
});

describe("a connection", () => {
  test.each([
    ["reset", "ECONNRESET"],
    ["empty", "ECONNRESET"],
  ])("that is %s before leaves the domain alone", async (abort, code) => {
    const before = records();
    await fault({ match: { operationId: "wallet.bankWithdrawal" }, effect: { abort } });
    await expect(withdraw()).rejects.toMatchObject({ code });
    expect(records()).toBe(before);
    expect(await journal("?faulty=true")).toMatchObject([{ outcome: "no-reply", reply: { status: null } }]);
  });
  test("that is truncated breaks within the body", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort: "truncate" } });
    expect(await codeOf("wallet.getBalance")).toBe("ECONNRESET");
    expect(await codeOf("wallet.getBalance")).toBe(200);
  });
  test("that hangs is let go when the rule is deleted", async () => {
    const { id: rule } = await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort: "hang" } });
    const hanging = codeOf("wallet.getBalance");
    await expect.poll(async () => (await journal()).length).toBe(1);
    expect((await control("DELETE", `/worlds/${id}/faults/${rule}`)).status).toBe(204);
    expect(await hanging).toBe("ECONNRESET");
  });
});
