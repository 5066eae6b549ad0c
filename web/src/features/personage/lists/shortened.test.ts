import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("keeps what is short, and both ends of what is long", () => {
  expect(shortened("a".repeat(18))).toBe("a".repeat(18));
  expect(shortened("THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23")).toBe("THenozZ4…Gcri23");
});
