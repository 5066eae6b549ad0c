// The content of an event stream, and when it ends.
import { get, type IncomingMessage } from "node:http";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { sendRequest, eventually, listenOnPort } from "#http/testing/test-socket.ts";
import { qaContract } from "#qa/test-server.ts";

interface StreamEvent {
  readonly kind: string;
  readonly world: string;
  readonly [key: string]: unknown;
}
const app = await testApp();
const port = await listenOnPort(app.fastify);
afterAll(() => app.fastify.close());

async function listen(query = ""): Promise<{ events: StreamEvent[]; reply: IncomingMessage; isOver: () => boolean }> {
  const reply = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: "127.0.0.1", path: `/__qa/events${query}`, agent: false }, resolve);
  });
  const events: StreamEvent[] = [];
  let text = "";
  let isOver = false;
  reply.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, kind, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (kind === undefined) continue;
      const event = JSON.parse(data) as StreamEvent;
      expect(event.kind).toBe(kind);
      events.push(event);
    }
  });
  reply.once("close", () => {
    isOver = true;
  });
  reply.on("error", () => undefined);
  return { events, reply, isOver: () => isOver };
}
const write = async (...sent: Parameters<typeof app.control>) => {
  const { statusCode, body } = await app.control(...sent);
  expect(statusCode, body).toBeLessThan(300);
};

describe("a stream of events", () => {
  test("reports a world's calls, commits, clock, faults and lifetimes, as the contract documents", async () => {
    const { events, reply, isOver } = await listen();
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/event-stream; charset=utf-8"]);
    await write("PUT", "/worlds/e1", { scenario: "verified-with-funds" });
    await write("PUT", "/worlds/e2", { scenario: "empty" });
    const one = await listen("?world=e1");
    const world = app.worlds.get("e1");
    if (!world) throw new Error("no world");
    await write("POST", "/worlds/e1/faults", { match: {}, effect: { reply: { status: 503 } } });
    await app.call(world, "wallet.getBalance", { as: "alice" });
    await write("POST", "/worlds/e2/clock/advance", { by: "P1D" });
    await write("POST", "/worlds/e1/clock/advance", { by: "P1D" });
    await write("PUT", "/worlds/e1/snapshots/s");
    await write("POST", "/worlds/e1/snapshots/s/restore");
    await write("POST", "/worlds/e1/reset", {});
    await write("DELETE", "/worlds/e1");
    await eventually(one.isOver);
    await eventually(() => events.some(({ change }) => change === "ended"));
    const kinds = one.events.map((event) => (event.kind === "world" ? event.change : event.kind));
    expect(new Set(kinds)).toEqual(new Set(["fault", "commit", "journal", "clock", "restored", "reset", "ended"]));
    expect(kinds.at(-1)).toBe("ended");
    expect(one.events.every((event) => event.world === "e1")).toBe(true);
    expect(
      one.events.find(({ kind, operationId }) => kind === "journal" && operationId === "wallet.getBalance"),
    ).toMatchObject({
      user: "alice",
      status: 503,
      fault: 1,
    });
    const acted = one.events
      .filter(({ kind }) => kind === "fault")
      .map(({ rule }) => (rule as StreamEvent | null)?.acted ?? null);
    expect(acted).toEqual([0, 1, null]);
    // The stream of all worlds continues, and has the other world's events, too.
    expect(isOver()).toBe(false);
    expect(
      events.filter(({ kind }) => kind === "world").map(({ world: id, change }) => `${id} ${String(change)}`),
    ).toEqual(["e1 made", "e2 made", "e1 restored", "e1 reset", "e1 ended"]);
    const validation = createValidation({
      ...qaContract,
      calls: [],
    });
    const call = {
      ...(qaContract.calls[0] as never as object),
      replies: new Map([[200, new Map([["*", "#/components/schemas/Event"]])]]),
    } as never;
    for (const event of events) expect(validation.reply(call, 200, event as never), JSON.stringify(event)).toBeNull();
    reply.destroy();
  });
  test("ends after the idle time of its world", async () => {
    await write("PUT", "/worlds/brief", { scenario: "empty", ttl: "PT1H" });
    const brief = await listen("?world=brief");
    const world = app.worlds.get("brief");
    if (!world) throw new Error("no world");
    world.touchedAt -= 3_600_001;
    await eventually(brief.isOver);
    expect(brief.events.at(-1)).toMatchObject({ kind: "world", change: "ended" });
    expect((await sendRequest(port, "/__qa/worlds/brief")).status).toBe(404);
  });
  test("of one world ends with it, also when another world takes its id at once", async () => {
    for (const replace of [
      () => write("PUT", "/worlds/again", { scenario: "verified-with-funds" }),
      () => write("POST", "/worlds", { id: "again", scenario: "verified-with-funds", replace: true }),
    ]) {
      await write("PUT", "/worlds/again", { scenario: "verified-with-funds" });
      const [all, one] = [await listen(), await listen("?world=again")];
      await replace();
      const world = app.worlds.get("again");
      if (!world) throw new Error("no world");
      await app.call(world, "wallet.getBalance", { as: "alice" });
      await eventually(one.isOver);
      expect(one.events).toEqual([{ kind: "world", world: "again", change: "ended" }]);
      await eventually(() => all.events.some(({ kind }) => kind === "journal"));
      all.reply.destroy();
    }
  });
  test("is rejected for an unknown world, and above 64 streams", async () => {
    expect((await sendRequest(port, "/__qa/events?world=none")).status).toBe(404);
    const streams = await Promise.all(Array.from({ length: 64 }, () => listen()));
    const { status, text } = await sendRequest(port, "/__qa/events");
    expect([status, JSON.parse(text)]).toMatchObject([429, { error: "too-many-streams" }]);
    for (const { reply } of streams) reply.destroy();
    await expect
      .poll(async () => {
        const { reply } = await listen();
        reply.destroy();
        return reply.statusCode;
      })
      .toBe(200);
  });
  test("ends when the server closes", async () => {
    const other = await testApp();
    const at = await listenOnPort(other.fastify);
    const reply = await new Promise<IncomingMessage>((resolve) => {
      get({ port: at, host: "127.0.0.1", path: "/__qa/events", agent: false }, resolve);
    });
    const ended = new Promise((resolve) => reply.once("end", () => resolve("ended")));
    reply.resume();
    await other.fastify.close();
    expect(await ended).toBe("ended");
  });
});
