// A generation or a session ends while a request is open. The request changes only the generation that replies to it.
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { schedule } from "#domain/schedule.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { callNamed, form, MAGIC, testApp } from "#http/testing/test-app.ts";
import { sendRequest, listenOnPort } from "#http/testing/test-socket.ts";
import { MOST_JOBS, TooManyJobs } from "#worlds/job-runner.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
const port = await listenOnPort(app.fastify);
afterAll(() => app.fastify.close());

const JSON_TYPE = { "content-type": "application/json" };
const worldNow = (id: string): World => {
  const world = app.worlds.get(id);
  if (!world) throw new Error(`no world ${id}`);
  return world;
};
const control = async (method: string, path: string, body?: object) => {
  const headers = { "x-qa": "1", ...(body && JSON_TYPE) };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const { status, text } = await sendRequest(port, `/__qa${path}`, sent);
  expect(status, text).toBeLessThan(300);
  return text === "" ? null : (JSON.parse(text) as { users?: Record<string, { session: { token: string } }> });
};

/** Sends the head and half of the body; the returned function sends the rest. */
async function halfSent(world: string, operationId: string, token: string, body: Buffer, type = JSON_TYPE) {
  const { method, path } = callNamed(operationId);
  const headers = { ...type, authorization: token, "content-length": String(body.length), expect: "100-continue" };
  const sent = request({ port, host: "127.0.0.1", path: `/w/${world}${path}`, method, headers, agent: false });
  const replied = once(sent, "response");
  replied.catch(() => {}); // The caller awaits it later.
  sent.flushHeaders();
  // After "continue" the server has checked the head and found the session valid. Otherwise it refuses without reading
  // the body.
  await Promise.race([once(sent, "continue"), replied]);
  const half = body.length >> 1;
  await new Promise((done) => sent.write(body.subarray(0, half), done));
  return async (): Promise<{ status: number; code: number }> => {
    sent.end(body.subarray(half));
    const [response] = (await replied) as [NodeJS.ReadableStream & { statusCode: number }];
    let text = "";
    for await (const chunk of response) text += chunk.toString();
    return { status: response.statusCode, code: (JSON.parse(text) as { code: number }).code };
  };
}

const BUY = Buffer.from(JSON.stringify({ products_id: 2, price: 30_000 }));
const buy = (world: string, token: string) => halfSent(world, "products.buy", token, BUY);
const holdings = (world: World): number => world.store.read().holdings.size;

const CHANGES = {
  reset: (id: string) => control("POST", `/worlds/${id}/reset`, {}),
  replaced: (id: string) => control("POST", "/worlds", { scenario: "verified-with-funds", id, replace: true }),
  "deleted and made again": async (id: string) => {
    await control("DELETE", `/worlds/${id}`);
    return control("POST", "/worlds", { scenario: "verified-with-funds", id });
  },
} as const;

describe.each(Object.entries(CHANGES))("a world that is %s", (what, change) => {
  test("takes no write of its old generation into the new one, ten times under load", async () => {
    const id = `w-${what.length}`;
    const open = await control("POST", "/worlds", { scenario: "verified-with-funds", id });
    let token = open?.users?.alice?.session.token ?? "";
    for (let round = 0; round < 10; round += 1) {
      const before = holdings(worldNow(id));
      const split = await Promise.all(Array.from({ length: 6 }, () => buy(id, token)));
      // Complete requests arrive during the change; half-sent ones are completed after it.
      const whole = Array.from({ length: 12 }, async () => (await buy(id, token))());
      const [opened, ...early] = await Promise.all([change(id), ...whole.map((sent) => sent.catch(() => null))]);
      const late = await Promise.all(split.map((end) => end()));
      expect(late.map(({ status }) => status)).toEqual(late.map(() => 401));
      // Purchases acknowledged before the change belong to the old generation: the new one has only its scenario's
      // holding.
      expect([...new Set(early.map((reply) => reply?.status))].filter((status) => status === 500)).toEqual([]);
      expect(holdings(worldNow(id))).toBe(1);
      expect(before).toBeLessThanOrEqual(2);

      const old = token;
      token = opened?.users?.alice?.session.token ?? "";
      expect((await (await buy(id, token))()).code).toBe(200);
      expect(holdings(worldNow(id))).toBe(2);
      expect(
        (await sendRequest(port, `/w/${id}/api/wallet/getBalance`, { headers: { authorization: old } })).status,
      ).toBe(401);
    }
  });

  test("rejects an upload across the change, because its session has ended", async () => {
    const id = `u-${what.length}`;
    const open = await control("POST", "/worlds", { scenario: "verified-with-funds", id });
    const { headers, raw } = form({ filename: "a.png", content: Buffer.concat([MAGIC.png, Buffer.alloc(200_000)]) });
    const type = { "content-type": headers["content-type"] ?? "" };
    const end = await halfSent(id, "common.upload", open?.users?.alice?.session.token ?? "", raw, type);
    await change(id);
    expect(await end()).toEqual({ status: 401, code: 401 });
    expect([...worldNow(id).store.read().uploads.values()].filter(({ bytes }) => bytes > 200_000)).toEqual([]);
  });
});

test("replies 404 when the world is gone at the end of the body", async () => {
  const world = await app.open();
  const end = await buy(world.id, await app.token(world, "alice"));
  await control("DELETE", `/worlds/${world.id}`);
  expect(await end()).toEqual({ status: 404, code: 404 });
});

test("a purchase across a restore is made in the restored generation, where its session is valid, too", async () => {
  const world = await app.open();
  const token = await app.token(world, "alice");
  await control("PUT", `/worlds/${world.id}/snapshots/s`);
  const end = await buy(world.id, token);
  await control("POST", `/worlds/${world.id}/snapshots/s/restore`);
  expect(await end()).toEqual({ status: 200, code: 200 });
  expect(holdings(world)).toBe(2);
});

describe("a purchase whose body ends after its session", () => {
  const BODY = { oldPassword: "Passw0rd1", password: "Newpass22", re_password: "Newpass22" };
  const ENDS: Readonly<Record<string, (world: World, token: string) => Promise<unknown>>> = {
    "a logout": (world, token) => app.call(world, "user.logout", { token, body: {} }),
    "a changed password": (world) => app.call(world, "user.updateUserInfo", { as: "alice", body: BODY }),
    "its time": (world) => world.advance(asEpochMs(world.clock.now() + 8 * 86_400_000)),
  };
  test.each(Object.entries(ENDS))("(%s) is not made", async (_, endSession) => {
    const world = await app.open();
    const token = await app.token(world, "alice");
    const end = await buy(world.id, token);
    await endSession(world, token);
    expect(await end()).toEqual({ status: 401, code: 401 });
    expect(holdings(world)).toBe(1);
  });

  test("is not made, and neither is a withdrawal whose session ends while its password is verified", async () => {
    const world = await app.open();
    const token = await app.token(world, "alice");
    const before = world.store.read().records.size;
    const body = { amount: 5000, payPassword: "123456" };
    const [withdrawn, logout] = await Promise.all([
      app.call(world, "wallet.bankWithdrawal", { token, body }),
      app.call(world, "user.logout", { token, body: {} }),
    ]);
    expect(logout.code).toBe(200);
    expect(withdrawn.status).toBe(401);
    expect(world.store.read().records.size).toBe(before);
  });
});

test("forks of one world do not accept each other's sessions", async () => {
  const parent = await app.open("invite-ladder");
  const fork = async (id: string) => {
    await control("POST", `/worlds/${parent.id}/fork`, { id });
    return worldNow(id);
  };
  const [one, two] = [await fork("fork-one"), await fork("fork-two")];
  const [first, second] = [...one.handles.keys()];
  const [mine, theirs] = [await app.token(one, first ?? ""), await app.token(two, second ?? "")];
  expect(mine).not.toBe(theirs);
  for (const [world, token] of [
    [one, theirs],
    [two, mine],
    [parent, mine],
  ] as const)
    expect((await app.call(world, "wallet.getBalance", { token })).status).toBe(401);
});

test("a rejected advance loses nothing that was acknowledged meanwhile", async () => {
  const world = await app.open();
  const token = await app.token(world, "alice");
  const soon = asEpochMs(world.clock.now() + 60_000);
  await world.store.transact((draft) => {
    for (let n = 0; n <= MOST_JOBS; n += 1) schedule(draft, { at: soon, kind: "review-policy", ref: 1 });
    return accept(null);
  });
  const before = holdings(world);
  const purchases = Array.from({ length: 10 }, () =>
    app.call(world, "products.buy", { token, body: { products_id: 2, price: 30_000 } }),
  );
  const advances = Array.from({ length: 5 }, (_, nth) =>
    world.advance(asEpochMs(soon + 86_400_000), { keepSessions: nth % 2 === 0 }),
  );
  const refused = await Promise.allSettled(advances);
  for (const result of refused) expect(result).toMatchObject({ status: "rejected", reason: expect.any(TooManyJobs) });
  const made = (await Promise.all(purchases)).filter(({ code }) => code === 200);
  expect(made.length).toBeGreaterThan(0);
  expect(holdings(world)).toBe(before + made.length);
});

test("a frozen clock is advanced by accepted calls, not by refused ones", async () => {
  const world = await app.open();
  const token = await app.token(world, "alice");
  const before = world.clock.now();
  const price = { products_id: 2, price: 1 };
  expect((await app.call(world, "products.buy", { token, body: price })).reason).toBe("below-minimum");
  expect((await app.call(world, "user.logout", { token: "nobody", body: {} })).code).toBe(200);
  expect(world.clock.now()).toBe(before);
  expect((await app.call(world, "products.buy", { token, body: { ...price, price: 30_000 } })).code).toBe(200);
  expect(world.clock.now()).toBe(before + 1);
});
