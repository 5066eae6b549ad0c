import { expect, test } from "vitest";
import { reviewReason } from "./review-reason.ts";

test("translates a common reason into the reader's language", () => {
  expect(reviewReason("payer-differs", "ja")).toBe("振込人の名義が会員情報と一致しません。");
  expect(reviewReason("payer-differs", "en")).toBe("The name of the sender differs from the name on your account.");
  expect(reviewReason("payer-differs", "zh-CN")).toBe("转账人姓名与会员信息不一致。");
});

test("any other stays unchanged, and a missing one stays missing", () => {
  expect(reviewReason("The picture is not sharp.", "ja")).toBe("The picture is not sharp.");
  expect(reviewReason("constructor", "en")).toBe("constructor");
  expect(reviewReason(null, "en")).toBeNull();
});
