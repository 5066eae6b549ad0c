import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelays } from "./delays.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const requestOf = (socket: EventEmitter) => ({ socket }) as unknown as IncomingMessage;
const clients = (count: number): EventEmitter[] => Array.from({ length: count }, () => new EventEmitter());

test("clears the timers of clients that disconnect at once", async () => {
  const delays = createDelays();
  const sockets = clients(25);
  const waits = sockets.map((socket) => delays.waitUnlessClosed(requestOf(socket), MINUTE_MS));
  expect([vi.getTimerCount(), delays.count()]).toEqual([25, 25]);
  for (const socket of sockets) socket.emit("close");
  expect(new Set(await Promise.all(waits))).toEqual(new Set([false]));
  expect([vi.getTimerCount(), delays.count()]).toEqual([0, 0]);
});

test("resolves after the delay and removes its listener", async () => {
  const delays = createDelays();
  const [socket = new EventEmitter()] = clients(1);
  const wait = delays.waitUnlessClosed(requestOf(socket), MINUTE_MS);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await wait).toBe(true);
  expect(socket.listenerCount("close")).toBe(0);
});

test("ends all delays as if their time were over", async () => {
  const delays = createDelays();
  const waits = clients(3).map((socket) => delays.waitUnlessClosed(requestOf(socket), MINUTE_MS));
  delays.endAll();
  expect(await Promise.all(waits)).toEqual([true, true, true]);
  expect(vi.getTimerCount()).toBe(0);
});
