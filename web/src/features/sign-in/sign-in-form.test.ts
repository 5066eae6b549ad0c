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
  });

  test.each(["ab", "12345", "花子", "hana sato", "a".repeat(31)])(
    "%s is no user name that the server takes",
    (account) => {
      expect(checkSignIn({ ...good, kind: "username", account })).toEqual({ account: "username" });
    },
  );
  test.each(["abc", "hana.sato_1-2", " Hana "])("%s is a user name", (account) => {
    expect(checkSignIn({ ...good, kind: "username", account })).toEqual({});
  });

  test("an address and a name typed in full width are sent in half width", () => {
    const email = { ...good, account: "ｂｏｂ＠ｅｘａｍｐｌｅ．ｔｅｓｔ" };
    expect(checkSignIn(email)).toEqual({});
    expect(accountOf(email)).toEqual({ email: "bob@example.test" });
    const username = { ...good, kind: "username", account: "ｈａｎａ１" } as const;
    expect(checkSignIn(username)).toEqual({});
    expect(accountOf(username)).toEqual({ username: "hana1" });
  });

  test.each(["Passw0r", "Passw0rd1Passw0rd", "passwords", "12345678", "Passw0rd!"])(
    "%s breaks a rule of new passwords",
    (password) => {
      expect(checkSignIn({ ...good, password, passwordAgain: password })).toEqual({ password: "weak" });
    },
  );

  test("the two passwords must be the same", () => {
    expect(checkSignIn({ ...good, passwordAgain: "Passw0rd2" })).toEqual({ passwordAgain: "differs" });
  });
});
