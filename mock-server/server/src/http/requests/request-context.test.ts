import { expect, test } from "vitest";
import { hashBody } from "./request-context.ts";

test("a repeated body is told from another one, whatever the secrets in it", () => {
  const body = { amount: 5000, payPassword: "123456" };
  expect(hashBody({ ...body })).toBe(hashBody(body));
  expect(hashBody({ ...body, payPassword: "654321" })).toBe(hashBody(body));
  expect(hashBody({ ...body, amount: 5001 })).not.toBe(hashBody(body));
  expect(hashBody({ ...body, payPassword: "" })).toBe(hashBody(body));
  // What a journal would mask is part of the intent all the same.
  expect(hashBody({ txId: "x?token=A" })).not.toBe(hashBody({ txId: "x?token=B" }));
});
