import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("keeps a short text, and both ends of a long one", () => {
  expect(shortened("a".repeat(18))).toBe("a".repeat(18));
  expect(shortened("THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23")).toBe("THenozZ4…Gcri23");
});
