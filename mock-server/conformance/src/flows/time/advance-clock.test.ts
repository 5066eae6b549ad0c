// An adapter that moves the clock of another world is reported once, because this server's time did not change.
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { readOptions } from "#runner/check-options.ts";
import { check } from "#runner/run-check.ts";

const served = servedApp();

test("a clock that did not move is one cause, named by the header Date", async () => {
  const { url } = await served.open();
  const allowed = ["--level", "money", "--money-ok", "--write-to", new URL(url).host];
  const options = readOptions(["--base-url", url, ...allowed, "--check", "sessions", "--operation", "user.login"], {});
  const states = { arrange: (state: string) => Promise.resolve(state === "clock-advanced") };
  const { result } = await check(options, { states });
  const causes = result.findings.map(({ operation, pointer }) => `${operation} ${pointer}`);
  expect([...new Set(causes)]).toEqual(["products.index /headers/date"]);
});
