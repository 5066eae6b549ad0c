import { expect, test } from "vitest";
import type { StoredFile } from "#api/common.ts";
import { checkIdentity, type IdentityValues, maskIdNumber } from "./identity-form.ts";

const good: IdentityValues = {
  realName: "佐藤 花",
  sex: "female",
  idNumber: "A1234567",
  frontImage: "/uploads/front.png" as StoredFile,
  backImage: "/uploads/back.png" as StoredFile,
};

test("accepts a complete form", () => expect(checkIdentity(good)).toEqual({}));

test.each(["realName", "sex", "idNumber", "frontImage", "backImage"] as const)("requires %s", (field) => {
  expect(checkIdentity({ ...good, [field]: "" })).toEqual({ [field]: "required" });
});

test.each(["realName", "idNumber"] as const)("rejects %s that consists of spaces", (field) => {
  expect(checkIdentity({ ...good, [field]: " \u3000" })).toEqual({ [field]: "required" });
});

test("masks an ID number without revealing its length", () => {
  expect(maskIdNumber("A1234567")).toBe("••••••67");
  expect(maskIdNumber("A12345678901")).toHaveLength(8);
  expect(maskIdNumber("A1")).toBe("••••••••");
});
