import { expect, test } from "vitest";
import { asRate, asUsdt } from "./usdt.ts";

test("keeps the digits that the server sent, also of a JSON number", () => {
  expect(asUsdt("795.92")).toBe("795.92");
  expect(asRate("157.05")).toBe("157.05");
  expect(asUsdt(50)).toBe("50");
});

test.each(["", "-1", "1.1234567", "1e3", "1,000"])("%j is no USDT amount", (text) => {
  expect(() => asUsdt(text)).toThrow(RangeError);
});
