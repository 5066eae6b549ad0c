import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { withIntent } from "./intent.ts";

const lost = new ApiError({ kind: "offline", code: 0, msg: "" });
const refused = new ApiError({ kind: "refused", code: 0, msg: "no" });

/** Sends once; tells the key that went along. */
async function keyOf(body: object, outcome?: ApiError): Promise<string> {
  let key = "";
  await withIntent("/api/products/buy", body, (_body, header) => {
    key = header["Idempotency-Key"];
    return outcome ? Promise.reject(outcome) : Promise.resolve(null);
  }).catch(() => undefined);
  return key;
}

test("a key has 32 characters that the contract allows", async () => {
  expect(await keyOf({ price: 1 })).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

test("after a lost reply the same body goes under the same key, another body under a new one", async () => {
  const first = await keyOf({ price: 100 }, lost);
  expect(await keyOf({ price: 100 }, lost)).toBe(first);
  expect(await keyOf({ price: 200 }, lost)).not.toBe(first);
});

test("after a known outcome the same body is a new intent", async () => {
  const bought = await keyOf({ price: 300 });
  const declined = await keyOf({ price: 300 }, refused);
  expect(declined).not.toBe(bought);
  expect(await keyOf({ price: 300 })).not.toBe(declined);
});

test("a second press joins the request that is on its way", async () => {
  let sent = 0;
  const send = () => {
    sent += 1;
    return Promise.resolve(sent);
  };
  const results = await Promise.all([
    withIntent("/api/wallet/recharge", { amount: 1 }, send),
    withIntent("/api/wallet/recharge", { amount: 1 }, send),
  ]);
  expect(results).toEqual([1, 1]);
  expect(sent).toBe(1);
});

test("a trading password typed again after a lost reply makes no new intent", async () => {
  const first = await keyOf({ amount: 100, payPassword: "123456" }, lost);
  expect(await keyOf({ amount: 100, payPassword: "654321" })).toBe(first);
});
