import { expect, test } from "vitest";
import { MASK, Masker } from "./masker.ts";

test("masks the latest 1,000 secrets", () => {
  const masker = new Masker();
  const secret = (nth: number): string => `secret-${String(nth).padStart(5, "0")}`;
  masker.learn("always-in-use");
  for (let nth = 0; nth < 3000; nth += 1) {
    masker.learn(secret(nth));
    masker.learn("always-in-use");
  }
  expect(masker.values(`${secret(2999)} ${secret(2001)} always-in-use`)).toBe(`${MASK} ${MASK} ${MASK}`);
  expect(masker.values(secret(2000))).toBe(secret(2000));
});

test("bounds the length of known secrets", () => {
  const masker = new Masker();
  masker.learn("x".repeat(300_000));
  masker.learn("first-secret");
  for (let nth = 0; nth < 20; nth += 1) masker.learn(`${"y".repeat(16_000)}${nth}-`);
  masker.learn("last-secret");
  expect(masker.values("first-secret last-secret")).toBe(`first-secret ${MASK}`);
});
