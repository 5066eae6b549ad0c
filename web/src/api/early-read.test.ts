import { afterEach, expect, test, vi } from "vitest";
import { takeEarlyRead } from "./early-read.ts";

const URL_ASKED = "http://localhost/api/products/index";
const ask = (headers: Record<string, string> = { "Accept-Language": "ja" }, url = URL_ASKED, method = "GET") =>
  takeEarlyRead(new Request(url, { headers, method }));

function sendEarly(headers: Record<string, string> = { "Accept-Language": "ja" }): Promise<Response> {
  const reply = Promise.resolve(new Response("{}"));
  globalThis.earlyRead = { url: URL_ASKED, at: performance.now(), headers, reply };
  return reply;
}

afterEach(() => {
  globalThis.earlyRead = undefined;
});

test("is used once, by the request that it was sent for", () => {
  const reply = sendEarly();
  expect(ask(undefined, `${URL_ASKED}?page=2`), "another address").toBeNull();
  expect(ask(undefined, undefined, "POST"), "a write").toBeNull();
  expect(ask()).toBe(reply);
  expect(ask()).toBeNull();
});

test("is not used for another language or member", () => {
  void sendEarly();
  expect(ask({ "Accept-Language": "en" })).toBeNull();
  void sendEarly({ "Accept-Language": "ja", Authorization: "alice" });
  expect(ask({ "Accept-Language": "ja", Authorization: "bob" })).toBeNull();
  const hers = sendEarly({ "Accept-Language": "ja", Authorization: "alice" });
  expect(ask({ "Accept-Language": "ja", Authorization: "alice" })).toBe(hers);
});

test("expires", () => {
  void sendEarly();
  const sent = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(sent + 30_001);
  expect(ask()).toBeNull();
});
