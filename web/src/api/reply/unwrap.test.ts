import { describe, expect, test } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { unwrap, unwrapAnyCode } from "./unwrap.ts";

const reply = (status: number, body: unknown) => {
  const response = new Response(null, { status });
  return Promise.resolve(response.ok ? { data: body, response } : { error: body, response });
};

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => expect.unreachable("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

describe("unwrap returns data and msg", () => {
  test("for code 200", async () => {
    expect(await unwrap(reply(200, { code: 200, msg: "成功", data: [1] }))).toEqual({ data: [1], msg: "成功" });
  });
  test("for code 1, if the caller says so (upload)", async () => {
    expect(await unwrap(reply(200, { code: 1, msg: "ok", data: { url: "/a" } }), 1)).toMatchObject({ msg: "ok" });
  });
  test("reads message if msg is missing", async () => {
    expect(await unwrap(reply(200, { code: 0, message: "done", data: null }), 0)).toMatchObject({ msg: "done" });
  });
});

describe("unwrapAnyCode", () => {
  const product = { title: "A" };
  test.each([
    [200, 200],
    [200, 0],
    [200, 1],
    [200, undefined],
    [404, 404],
    [500, 500],
  ])("returns data: HTTP %i, code %s", async (status, code) => {
    expect(await unwrapAnyCode(reply(status, { code, msg: "x", data: product }))).toEqual(product);
  });
  test("a reply without data throws its own error", async () => {
    expect(await failure(unwrapAnyCode(reply(404, { code: 404, msg: "x", data: null })))).toMatchObject({ code: 404 });
    expect(await failure(unwrapAnyCode(reply(200, { code: 0, msg: "x", data: {} })))).toMatchObject({ code: 0 });
    expect(
      await failure(
        unwrapAnyCode(reply(200, { code: 0, msg: "x", data: { reason: "unknown-product", pointer: "/id" } })),
      ),
    ).toMatchObject({ kind: "refused" });
    expect(await unwrapAnyCode(reply(200, { code: 200, msg: "x", data: null }))).toBeNull();
  });
  test("an ended session stays an error", async () => {
    expect(await failure(unwrapAnyCode(reply(401, { code: 401, msg: "x", data: product })))).toMatchObject({
      kind: "unauthenticated",
    });
  });
});

/** A case: its name, and the HTTP status and the body of the reply. */
type Reply = readonly [string, number, unknown];

describe("unwrap throws", () => {
  test("refused with reason and field, as the call names it, for another code under HTTP 200", async () => {
    const error = await failure(
      unwrap(
        reply(200, {
          code: 0,
          msg: "残高が不足しています。",
          data: { reason: "insufficient-balance", pointer: "/price" },
        }),
      ),
    );
    expect(error).toMatchObject({
      kind: "refused",
      code: 0,
      msg: "残高が不足しています。",
      reason: "insufficient-balance",
    });
    expect(error.fields).toEqual([]);
    expect(error.inNames({ price: "amount" }).fields).toEqual(["amount"]);
    expect(error.outcomeUnknown).toBe(false);
  });
  test("refused when an upload returns 200 instead of 1", async () => {
    expect(await failure(unwrap(reply(200, { code: 200, msg: "x", data: null }), 1))).toMatchObject({
      kind: "refused",
    });
  });
  test.each([
    ["HTTP status", 401, { code: 401, msg: "ログインしてください。", data: null }],
    ["envelope code under HTTP 200", 200, { code: 401, msg: "ログインしてください。", data: null }],
    ["HTTP status with an empty body", 401, undefined],
  ])("unauthenticated: %s", async (_name, status, body) => {
    expect(await failure(unwrap(reply(status, body)))).toMatchObject({ kind: "unauthenticated", code: 401 });
  });
  test("invalid with every field that the call names, once each, for 422", async () => {
    const data = ["/body/price", "/body/expire", "/body/price", "/query/page"].map((pointer) => ({
      pointer,
      message: "must be at least 1",
    }));
    const error = await failure(unwrap(reply(422, { code: 422, msg: "入力内容を確認してください。", data })));
    expect(error).toMatchObject({ kind: "invalid", msg: "入力内容を確認してください。" });
    const named = error.inNames({ price: "amount", expire: "term" });
    expect(named).toMatchObject({ kind: "invalid", msg: error.msg, fields: ["amount", "term"] });
  });
  test.each([403, 404, 413, 429])("failed with a known outcome, for %i", async (status) => {
    const error = await failure(unwrap(reply(status, { code: status, msg: "x", data: null })));
    expect(error).toMatchObject({ kind: "failed", code: status, outcomeUnknown: false });
  });
  test.each<Reply>([
    ["500", 500, { code: 500, msg: "x", data: null }],
    ["a gateway's page", 502, "<html>Bad gateway</html>"],
    ["an empty body", 500, undefined],
    ["an empty success", 200, undefined],
    ["204", 204, undefined],
    ["an empty object", 200, {}],
    ["null", 200, null],
    ["a text", 200, "ok"],
    ["a list", 200, [{ code: 0, msg: "x" }]],
    ["no code", 200, { msg: "x", data: null }],
    ["a code that is null", 200, { code: null, msg: "x", data: null }],
    ["a code that is an empty text", 200, { code: "", msg: "x", data: null }],
    ["a code that is true", 200, { code: true, msg: "x", data: null }],
    ["a refusal without a sentence", 200, { code: 0 }],
    ["a success in other words", 200, { code: 1, msg: "ok", data: null }],
    ["a success under a server's error", 500, { code: 200, msg: "ok", data: null }],
    ["a server's error under 200", 200, { code: 503, msg: "x", data: null }],
    ["a time-out on the way", 408, { code: 408, msg: "x", data: null }],
    ["an empty time-out", 408, undefined],
    ...[400, 401, 403, 404, 409, 413, 429].map((status): Reply => [`${status} without a body`, status, undefined]),
    ["429 of somebody on the way", 429, "<html>Slow down</html>"],
  ])("an unknown outcome, for %s", async (_name, status, body) => {
    expect(await failure(unwrap(reply(status, body)))).toMatchObject({ outcomeUnknown: true });
  });
  test.each<Reply>([
    ["a negative code", 200, { code: -1, msg: "x", data: null }],
    ["a code as text", 200, { code: "-1", msg: "x", data: null }],
    ["a success in other words", 200, { code: 1, msg: "x", data: null }],
    ["a server's error under 200", 200, { code: 500, msg: "x", data: null }],
    ["a business code", 200, { code: 1001, msg: "x", data: null }],
    ["a business code under message", 200, { code: 1001, message: "x", data: null }],
    ["a code that is a name", 200, { code: "E_LIMIT", msg: "x", data: null }],
    ["no code", 200, { msg: "x" }],
    ["a broken server", 500, { code: 500, msg: "x", data: null }],
    ["a gateway without a code", 503, { message: "x" }],
  ])("the server's message although the outcome is unknown, for %s", async (_name, status, body) => {
    expect(await failure(unwrap(reply(status, body)))).toMatchObject({ msg: "x", outcomeUnknown: true });
  });
  test.each<Reply>([
    ["a refusal", 200, { code: 0, msg: "x", data: null }],
    ["a code as text", 200, { code: "0", msg: "x", data: null }],
    ["a client error under 200", 200, { code: 422, msg: "x", data: null }],
    ...[400, 401, 403, 404, 409, 413, 422, 429].map((status): Reply => [
      `${status} in the envelope`,
      status,
      { code: status, msg: "x", data: null },
    ]),
  ])("a known outcome, for %s", async (_name, status, body) => {
    expect(await failure(unwrap(reply(status, body)))).toMatchObject({ outcomeUnknown: false });
  });
  test("offline without a network, and timed out after the limit", async () => {
    expect(await failure(unwrap(Promise.reject(new TypeError("Failed to fetch"))))).toMatchObject({
      kind: "offline",
      timedOut: false,
      outcomeUnknown: true,
    });
    expect(await failure(unwrap(Promise.reject(new DOMException("", "TimeoutError"))))).toMatchObject({
      kind: "offline",
      timedOut: true,
    });
  });
  test("the AbortError itself, when the query was cancelled", async () => {
    await expect(unwrap(Promise.reject(new DOMException("", "AbortError")))).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
