// The command line and environment: how options are read, and what is rejected.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { optionsIn, readCommandLine, RefusedStart, usageOf } from "./command-line.ts";

/** The exit code and message of the error; 0 and an empty message when the options are accepted. */
function refusal(args: readonly string[], env: Readonly<Record<string, string>>): readonly [number, string] {
  try {
    readCommandLine(args, env);
  } catch (error) {
    if (error instanceof RefusedStart) return [error.code, error.message];
    throw error;
  }
  return [0, ""];
}

test("by default serves this machine, with a rate limit and without a control surface", () => {
  expect(readCommandLine([], {})).toMatchObject({
    port: 4010,
    host: "127.0.0.1",
    control: false,
    controlToken: { token: null, isGenerated: false },
    perMinute: 600,
    publicUrl: null,
  });
});

test("serves the web and the console that are built beside the contract", () => {
  expect(readCommandLine([], {})).toMatchObject({
    web: fileURLToPath(new URL("web/dist", PRODUCT_CONTRACT)),
    console: fileURLToPath(new URL("web/console/dist", PRODUCT_CONTRACT)),
  });
});

test("a command says where the default world is kept unless --data does", () => {
  expect(readCommandLine([], {}).data).toBe(".data");
  expect(readCommandLine([], {}, null).data).toBeNull();
  expect(readCommandLine(["--data", "kept"], {}, null).data).toBe("kept");
  expect(usageOf("npx hashgrove-mock", null)).toContain("(in memory, until the server stops)");
  expect(usageOf("npm start --")).toContain("(.data in the current folder)");
});

test("takes the path below which a proxy publishes the server", () => {
  expect(readCommandLine(["--public-url", "https://qa.example.test/mock/a.b/"], {}).publicUrl).toBe(
    "https://qa.example.test/mock/a.b",
  );
});

test("resolves folders from the current directory", () => {
  expect(readCommandLine(["--web", "some/dist", "--console", "/other"], {})).toMatchObject({
    web: join(process.cwd(), "some", "dist"),
    console: "/other",
  });
});

test("the environment sets the defaults", () => {
  const env = { PORT: "4020", HOST: "0.0.0.0", NODE_ENV: "test", QA_TOKEN: "t".repeat(32) };
  expect(readCommandLine(["--port", "0"], env)).toMatchObject({
    port: 0,
    host: "0.0.0.0",
    control: true,
    controlToken: { token: env.QA_TOKEN, isGenerated: false },
    perMinute: 0,
  });
});

test.each([
  ["a port above the highest", ["--port", "70000"], {}, 1, "is not a port"],
  ["no port", ["--port", ""], {}, 1, "is not a port"],
  ["a negative limit", ["--rate-limit=-1"], {}, 1, "not a number of requests"],
  ["worlds without number", ["--max-worlds", "many"], {}, 1, "not a number of worlds"],
  ["a fractional size", ["--fold-above", "1.5"], {}, 1, "not a number of bytes"],
  ["an address with a query", ["--public-url", "https://qa.example.test/x?y"], {}, 1, "not an address such as"],
  ["an address with an empty segment", ["--public-url", "https://qa.example.test//x"], {}, 1, "not an address such as"],
  ["an address without a host", ["--public-url", "https:///x"], {}, 1, "not an address such as"],
  ["an unknown option", ["--prot", "4010"], {}, 2, "--prot"],
  ["a log that is none", ["--log", "debug"], {}, 2, "--log is requests"],
  ["control in production", ["--control"], { NODE_ENV: "production" }, 1, "NODE_ENV=production"],
  ["control beyond this machine without a token", ["--control", "--host", "0.0.0.0"], {}, 2, "QA_TOKEN"],
  ["control under a public name", ["--control", "--public-url", "https://qa.example.test"], {}, 2, "QA_TOKEN"],
  ["a token that is too short", ["--control"], { QA_TOKEN: "t".repeat(31) }, 2, "32 bytes"],
  ["a token that no header can hold", ["--control"], { QA_TOKEN: "t t".repeat(20) }, 2, "visible ASCII"],
  ["a token that the list of processes would show", ["--control", "--control-token", "t".repeat(40)], {}, 2, "auto"],
  ["an invalid proxy", ["--trust-proxy", "everybody"], {}, 2, "--trust-proxy"],
  ["a proxy's address that is none", ["--trust-proxy", "10.0.0.0/33"], {}, 2, "--trust-proxy"],
] satisfies [string, string[], Record<string, string>, number, string][])(
  "rejects %s",
  (_, args, env, code, message) => {
    expect(refusal(args, env)).toEqual([code, expect.stringContaining(message)]);
  },
);

test.each(["127.0.0.1", "loopback", "10.0.0.0/8", "::1/128"])("accepts %s as a trusted proxy", (peer) => {
  expect(readCommandLine(["--trust-proxy", peer], {})["trust-proxy"]).toEqual([peer]);
});

test("generates a new token on request", () => {
  const made = () => readCommandLine(["--control", "--host", "0.0.0.0", "--control-token", "auto"], {}).controlToken;
  expect(made()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), isGenerated: true });
  expect(made().token).not.toBe(made().token);
});

test("--help lists every option, and no other", () => {
  const usage = usageOf("npx hashgrove-mock");
  expect(usage).toMatch(/^npx hashgrove-mock \[options\]\n/);
  const listed = new Set([...usage.matchAll(/^  --([\w-]+)/gm)].map(([, name]) => name));
  expect(listed).toEqual(new Set(Object.keys(optionsIn({}))));
});
