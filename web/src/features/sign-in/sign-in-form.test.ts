import { describe, expect, test } from "vitest";
import { accountOf, checkSignIn, type SignInValues } from "./sign-in-form.ts";

const good: SignInValues = {
  kind: "email",
  account: "bob@example.test",
  password: "Passw0rd1",
  passwordAgain: "Passw0rd1",
  inviteCode: "",
  agreed: true,
};

describe("checkSignIn", () => {
  test("accepts a complete form with and without an invite code", () => {
    expect(checkSignIn(good)).toEqual({});
    expect(checkSignIn({ ...good, inviteCode: "H7K2M9QX" })).toEqual({});
  });

  test("reports every empty field", () => {
    expect(checkSignIn({ ...good, account: "", password: "", passwordAgain: "", agreed: false })).toEqual({
      account: "required",
      password: "required",
      passwordAgain: "required",
      agreed: "required",
    });
  });

  test.each(["bob", "bob@example", "bob @example.test"])("rejects %s as an email address", (account) => {
    expect(checkSignIn({ ...good, account })).toEqual({ account: "email" });
  });

  test("accepts mobile numbers of 8 to 15 digits with separators", () => {
    expect(checkSignIn({ ...good, kind: "mobile", account: "０９０-1234 5678" })).toEqual({});
    expect(checkSignIn({ ...good, kind: "mobile", account: "1234567" })).toEqual({ account: "mobile" });
  });

  test.each(["ab", "12345", "花子", "hana sato", "a".repeat(31)])("rejects %s as a user name", (account) => {
    expect(checkSignIn({ ...good, kind: "username", account })).toEqual({ account: "username" });
  });
  test.each(["abc", "hana.sato_1-2", " Hana "])("accepts %s as a user name", (account) => {
    expect(checkSignIn({ ...good, kind: "username", account })).toEqual({});
  });

  test("converts full-width addresses and names to half width", () => {
    const email = { ...good, account: "ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ" };
    expect(checkSignIn(email)).toEqual({});
    expect(accountOf(email)).toEqual({ email: "bob@example.test" });
    const username = { ...good, kind: "username", account: "ｈａｎａ１" } as const;
    expect(checkSignIn(username)).toEqual({});
    expect(accountOf(username)).toEqual({ username: "hana1" });
  });

  test.each(["Passw0r", "Passw0rd1Passw0rd", "passwords", "12345678", "Passw0rd!"])(
    "rejects %s as a new password",
    (password) => {
      expect(checkSignIn({ ...good, password, passwordAgain: password })).toEqual({ password: "weak" });
    },
  );

  test("rejects passwords that differ", () => {
    expect(checkSignIn({ ...good, passwordAgain: "Passw0rd2" })).toEqual({ passwordAgain: "differs" });
  });
});
