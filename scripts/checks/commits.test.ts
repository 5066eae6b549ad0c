import { expect, test } from "vitest";
import { commitFaults } from "./commits.ts";

const faultsOf = (subject: string, body = "Because."): string[] =>
  commitFaults({ hash: "abc1234", subject, body }).map((fault) => fault.replace(/^abc1234 ".*?": /, ""));

test.each(["fix(web/toaster): keep the field with the error visible", "docs: describe the commands"])(
  "accepts %s",
  (subject) => {
    expect(faultsOf(subject)).toEqual([]);
  },
);

test.each(["Keep the field visible", "fix(web): Keep the field", "fix(web): keep the field.", "style(web): sort"])(
  "rejects the form of %s",
  (subject) => {
    expect(faultsOf(subject)).toEqual([expect.stringMatching(/^not "type\(scope\): imperative summary"/)]);
  },
);

test("rejects a long subject and an empty body", () => {
  expect(faultsOf(`fix(web): ${"a".repeat(63)}`)).toEqual(["73 characters, at most 72"]);
  expect(faultsOf("fix(web): keep the field", "\n")).toEqual(["has no body: why, and what was measured"]);
});
