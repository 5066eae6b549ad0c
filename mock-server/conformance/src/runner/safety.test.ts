import { expect, test } from "vitest";
import { readOptions } from "./check-options.ts";
import { NO_PROFILE } from "./profile.ts";
import { assertAllowed } from "./safety.ts";

const ACCOUNT = { CONTRACT_ACCOUNT: "ct@example.test", CONTRACT_PASSWORD: "Passw0rd1" };
const allowed =
  (args: string, env: NodeJS.ProcessEnv = {}, production: readonly string[] = []) =>
  () =>
    assertAllowed(readOptions(["--base-url", "https://api.example.test:8443", ...args.split(" ")], env), {
      ...NO_PROFILE,
      production,
    });

test("reading needs nothing, also on a production host", () => {
  expect(allowed("--level read", {}, ["api.example.test"])).not.toThrow();
});

test.each([
  ["--level session", {}, "CONTRACT_ACCOUNT"],
  ["--level write", {}, "--write-to api.example.test:8443"],
  ["--level write --write-to other.example.test", {}, "--write-to api.example.test:8443"],
  ["--level money --write-to api.example.test:8443", {}, "--money-ok"],
  ["--level money --money-ok", {}, "--write-to"],
  ["--level all", {}, "is not one of"],
  ["--rate fast", {}, "is not a number"],
  ["--unknown", {}, "unknown"],
])("%s is refused", (args, env, message) => {
  expect(allowed(args, env)).toThrow(message);
});

test.each(["api.example.test", "api.example.test:8443"])("%s as production allows only level read", (host) => {
  expect(allowed("--level session", ACCOUNT, [host])).toThrow("production");
  expect(allowed("--level money --money-ok --write-to api.example.test:8443", {}, [host])).toThrow("production");
});

test("a confirmed level runs", () => {
  expect(allowed("--level session", ACCOUNT)).not.toThrow();
  expect(allowed("--level money --money-ok --write-to api.example.test:8443")).not.toThrow();
  expect(allowed("--level money --money-ok --write-to api.example.test")).not.toThrow();
});

test("no rate limit on loopback, 5 requests a second elsewhere", () => {
  expect(readOptions(["--base-url", "http://127.0.0.1:1"], {}).rate).toBe(0);
  expect(readOptions(["--base-url", "http://example.test"], {}).rate).toBe(5);
});
