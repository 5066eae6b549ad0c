import { describe, expect, test } from "vitest";
import { checkSignIn, cleanMobile, passwordRules, type SignInValues } from "./sign-in-form.ts";

const good: SignInValues = {
  kind: "email",
  account: "bob@example.test",
  password: "Passw0rd1",
  passwordAgain: "Passw0rd1",
  inviteCode: "",
  agreed: true,
};

describe("checkSignIn", () => {
  test("passes a complete form, with or without an invite code", () => {
    expect(checkSignIn(good)).toEqual({});
    expect(checkSignIn({ ...good, inviteCode: "H7K2M9QX" })).toEqual({});
  });

  test("names every empty field", () => {
    expect(checkSignIn({ ...good, account: "", password: "", passwordAgain: "", agreed: false })).toEqual({
      account: "required",
      password: "required",
      passwordAgain: "required",
      agreed: "required",
    });
  });

  test.each(["bob", "bob@example", "bob @example.test"])("%s is no email address", (account) => {
    expect(checkSignIn({ ...good, account })).toEqual({ account: "email" });
  });

  test("a mobile number has 8 to 15 digits, however it is written", () => {
    expect(checkSignIn({ ...good, kind: "mobile", account: "０９０-1234 5678" })).toEqual({});
    expect(checkSignIn({ ...good, kind: "mobile", account: "1234567" })).toEqual({ account: "mobile" });
    expect(cleanMobile("+81 (90) 1234ー5678")).toBe("+819012345678");
  });

  test("the two passwords must be the same", () => {
    expect(checkSignIn({ ...good, passwordAgain: "Passw0rd2" })).toEqual({ passwordAgain: "differs" });
  });
});

test.each([
  ["Passw0r", { length: false, characters: true, bothKinds: true }],
  ["Passw0rd1Passw0rd", { length: false, characters: true, bothKinds: true }],
  ["passwords", { length: true, characters: true, bothKinds: false }],
  ["12345678", { length: true, characters: true, bothKinds: false }],
  ["Passw0rd!", { length: true, characters: false, bothKinds: true }],
])("the rules for %s", (password, rules) => {
  expect(passwordRules(password)).toEqual(rules);
});
