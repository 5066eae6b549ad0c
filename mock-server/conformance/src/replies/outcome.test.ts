import { describe, expect, test } from "vitest";
import { judge } from "./outcome.ts";
import { parsedJson, type Received } from "./reply.ts";

const reply = (status: number, text: string): Received => ({
  kind: "received",
  status,
  headers: {},
  text,
  json: parsedJson(text),
  bytes: text.length,
  ms: 1,
});

describe("the product's envelope", () => {
  test.each([
    [200, '{"code":200}', "ok", true],
    [200, '{"code":0}', "refused", true],
    [200, '{"code":"0"}', "refused", true],
    [200, '{"code":-3}', "refused", true],
    [200, '{"code":1001}', "refused", true],
    [200, '{"code":401}', "unauthenticated", false],
    [200, '{"code":422}', "invalid", false],
    [200, '{"code":500}', "crash", false],
    [401, '{"code":401}', "unauthenticated", true],
    [401, '{"code":0}', "unauthenticated", false],
    [422, '{"code":422}', "invalid", true],
    [422, '{"code":0}', "invalid", false],
    [404, "<html>", "not-found", true],
    [302, "", "redirected", true],
    [418, '{"code":418}', "foreign", true],
    [200, "<html>", "foreign", true],
    [200, "[]", "foreign", true],
    [500, '{"code":500}', "crash", true],
    [200, '{"code":0,"msg":"Fatal error: Uncaught Error in a.php on line 3"}', "crash", true],
  ])("HTTP %i %s is %s", (status, text, outcome, agrees) => {
    expect(judge("product", reply(status, text))).toMatchObject({ outcome, agrees });
  });
});

test("each envelope has its own success code", () => {
  expect(judge("upload", reply(200, '{"code":1}')).outcome).toBe("ok");
  expect(judge("template", reply(200, '{"code":0}')).outcome).toBe("ok");
  for (const code of [401, 500])
    expect(judge("template", reply(200, `{"code":${code}}`))).toMatchObject({ outcome: "refused", agrees: true });
});

test("the template reports invalid requests under 200", () => {
  const outcomes = { 400: "bad-request", 413: "too-large", 415: "media-type", 422: "invalid" };
  for (const [code, outcome] of Object.entries(outcomes))
    expect(judge("template", reply(200, `{"code":${code}}`))).toMatchObject({ outcome, agrees: true });
});

test("no answer is a crash", () => {
  expect(judge("product", { kind: "unanswered", cause: "reset", detail: "", ms: 1 }).outcome).toBe("crash");
});

test("a stack trace is found on its line within other text", () => {
  for (const around of ["", "\n".repeat(40_000), " ".repeat(40_000), "Fatal error: ".repeat(3000)])
    for (const trace of ["\n    at handle (app.js:1:2)", "Fatal error: no such file on line 7", "Stack trace:"])
      expect(judge("product", reply(200, `${around}${trace}${around}`)).outcome).toBe("crash");
  expect(judge("product", reply(200, `${"\n".repeat(40_000)}x`)).outcome).toBe("foreign");
});

test("JSON that is nested too deeply counts as invalid", () => {
  const nested = (depth: number): string => `${"[".repeat(depth)}"]]\\"[["${"]".repeat(depth)}`;
  expect(parsedJson(nested(200))).toBeDefined();
  expect(parsedJson(nested(201))).toBeUndefined();
  expect(parsedJson(nested(200_000))).toBeUndefined();
});
