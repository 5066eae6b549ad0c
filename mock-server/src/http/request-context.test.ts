import { expect, test } from "vitest";
import { hashBody } from "./request-context.ts";

test("a repeated body is told from another one, whatever the secrets in it", () => {
  const body = { amount: 5000, payPassword: "123456" };
  expect(hashBody({ ...body })).toBe(hashBody(body));
  expect(hashBody({ ...body, payPassword: "654321" })).toBe(hashBody(body));
  expect(hashBody({ ...body, amount: 5001 })).not.toBe(hashBody(body));
});
