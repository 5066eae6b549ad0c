import { afterEach, beforeEach, expect, test, vi } from "vitest";

let onServerDate: (listener: () => void) => () => void;
let noteServerDate: (date: string | null) => void;
let serverNow: () => number;
// Load the module again for each test, because it remembers the date of the last reply.
beforeEach(async () => {
  vi.resetModules();
  ({ noteServerDate, onServerDate, serverNow } = await import("./server-clock.ts"));
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
});
afterEach(() => vi.useRealTimers());

test("follows the server's date, and continues with the device's clock", () => {
  expect(serverNow()).toBe(Date.UTC(2026, 5, 1));
  noteServerDate("Thu, 15 Jan 2026 00:05:00 GMT");
  expect(serverNow()).toBe(Date.UTC(2026, 0, 15, 0, 5));
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(Date.UTC(2026, 0, 15, 0, 6));
});

test.each([null, "", "soon"])("a reply with the date %j changes nothing", (date) => {
  noteServerDate("Thu, 15 Jan 2026 00:05:00 GMT");
  noteServerDate(date);
  expect(serverNow()).toBe(Date.UTC(2026, 0, 15, 0, 5));
});

test("notifies of each date, until unsubscribed", () => {
  const listener = vi.fn<() => void>();
  const stop = onServerDate(listener);
  noteServerDate("Thu, 15 Jan 2026 00:05:00 GMT");
  noteServerDate("no date");
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  noteServerDate("Thu, 15 Jan 2026 00:06:00 GMT");
  expect(listener).toHaveBeenCalledTimes(1);
});
