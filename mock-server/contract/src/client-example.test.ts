// The example client compiles with `tsc` against the package and sends valid requests.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readContract } from "./contract.ts";
import { examplesOf, operationsOf, PRODUCT_CONTRACT } from "./document.ts";
import { createValidation } from "./validation.ts";

const EXAMPLE = new URL("../examples/client.ts", import.meta.url);
/** The exports of the example. */
interface Example {
  logIn(account: string, password: string): Promise<string>;
  buy(token: string, intent: string): Promise<void>;
  upload(token: string, file: Blob): Promise<string>;
}
const contract = readContract(PRODUCT_CONTRACT);
const validation = createValidation(contract);
const requests: Request[] = [];

/** Replies with the contract's success example. */
function reply(request: Request): Response {
  requests.push(request);
  const { pathname } = new URL(request.url);
  const stated = operationsOf(contract.document).find(({ path }) => path === pathname);
  return Response.json(examplesOf(contract.document, stated?.operation ?? {}, "200").ok);
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", (request: Request) => Promise.resolve(reply(request)));
});
afterEach(() => void vi.unstubAllGlobals());

test("logs in, buys and uploads", async () => {
  const { buy, logIn, upload } = (await import(EXAMPLE.href)) as Example;
  const token = await logIn("alice@example.test", "Passw0rd1");
  await buy(token, "intent-0001");
  expect(await upload(token, new Blob(["bytes"]))).toMatch(/^\/uploads\//);

  const [login, purchase, file] = requests;
  for (const [request, id] of [[login, "user.login"] as const, [purchase, "products.buy"] as const]) {
    const call = contract.calls.find(({ operationId }) => operationId === id);
    expect(call && request && validation.body(call, await request.json())).toEqual([]);
  }
  expect(purchase?.headers.get("idempotency-key")).toBe("intent-0001");
  expect(purchase?.headers.get("authorization")).toBe(token);
  expect(file?.headers.get("content-type")).toContain("multipart/form-data");
});

test("the README shows this example", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, shown] = /```ts\n([^]*?)```/.exec(readme) ?? [];
  expect(readFileSync(EXAMPLE, "utf8")).toContain(shown);
});
