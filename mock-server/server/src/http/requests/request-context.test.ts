import { expect, test } from "vitest";
import { hashBody } from "./request-context.ts";

test("distinguishes a repeated body from another one, ignoring its secrets", () => {
  const body = { amount: 5000, payPassword: "123456" };
  expect(hashBody({ ...body })).toBe(hashBody(body));
  expect(hashBody({ ...body, payPassword: "654321" })).toBe(hashBody(body));
  expect(hashBody({ ...body, amount: 5001 })).not.toBe(hashBody(body));
  expect(hashBody({ ...body, payPassword: "" })).toBe(hashBody(body));
  // A secret that the journal masks still distinguishes bodies.
  expect(hashBody({ txId: "x?token=A" })).not.toBe(hashBody({ txId: "x?token=B" }));
});
