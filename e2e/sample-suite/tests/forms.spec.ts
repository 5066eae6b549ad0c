import { expect, MEMBER_FORMS, MONEY_POSTS, Records, test } from "@hashgrove/e2e";

test.describe("from sign-up to a bound account", () => {
  test.use({ scenario: "catalogue" });

  test("a visitor becomes a member who can withdraw", async ({ page, world, lang }) => {
    const { signUp, identity, tradingPassword, bankAccount, address } = MEMBER_FORMS;
    await (await signUp.fill(page, lang, { email: "erin@example.test" })).click();
    await signUp.done(page, lang);

    await (await identity.fill(page, lang, { name: "ERIN SATO", gender: "male" })).click();
    await identity.done(page, lang);
    await world.decide("erin@example.test", "identity", "approve");

    await (await tradingPassword.fill(page, lang)).click();
    await tradingPassword.done(page, lang);
    await (await bankAccount.fill(page, lang, { number: "7654321" })).click();
    await bankAccount.done(page, lang);
    await (await address.fill(page, lang)).click();
    await address.done(page, lang);

    // Each form was sent once, with its values.
    for (const { operation } of [signUp, identity, tradingPassword, bankAccount, address])
      await world.verify({ match: { operationId: operation, outcome: "ok" }, count: { exactly: 1 } });
    await world.verify({ match: { operationId: "wallet.bindBankCard", body: { "/bankcard": "7654321" } } });
  });
});

test.describe("after a rejection", () => {
  test.use({ scenario: "catalogue" });

  test("the documents are handed in again, and money is withdrawn by the usual trading password", async ({
    page,
    world,
    lang,
  }) => {
    const { signUp, identity, tradingPassword, bankAccount } = MEMBER_FORMS;
    const member = "fresh@example.test";
    await (await signUp.fill(page, lang)).click();
    await signUp.done(page, lang);
    await (await identity.fill(page, lang)).click();
    await identity.done(page, lang);
    await world.decide(member, "identity", "reject", { reason: "The picture is blurred." });
    await (await identity.fill(page, lang, { documentNumber: "B7654322" })).click();
    await identity.done(page, lang);

    await (await tradingPassword.fill(page, lang)).click();
    await tradingPassword.done(page, lang);
    await (await bankAccount.fill(page, lang)).click();
    await bankAccount.done(page, lang);
    await world.grant(member, 20_000);
    const withdrawal = MONEY_POSTS["bank withdrawal"];
    await (await withdrawal.fill(page, lang, { amount: 12_345 })).click();
    await withdrawal.done(page, lang);
    const amount = 12_345;
    await world.verify({ match: { operationId: withdrawal.operation, outcome: "ok", body: { "/amount": amount } } });
  });
});

test.describe("in Japanese and Chinese", () => {
  test.use({ scenario: "catalogue" });

  for (const lang of ["ja", "zh-CN"] as const)
    test.describe(lang, () => {
      test.use({ lang });

      test("the same forms are found by their words", async ({ page, world }) => {
        for (const form of [MEMBER_FORMS.signUp, MEMBER_FORMS.identity]) {
          await (await form.fill(page, lang)).click();
          await form.done(page, lang);
        }
        await world.verify({ match: { operationId: "user.authenticationInfo", outcome: "ok" } });
      });
    });
});

test.describe("records", () => {
  test.use({ scenario: "verified-with-funds", as: "alice" });

  test("a withdrawal is among the records, and is cancelled there", async ({ page, world, lang }) => {
    const { token } = world.member("alice").session;
    await world.post(token, "wallet/bankWithdrawal", { amount: 7000, payPassword: "123456" });
    const records = new Records(page, lang);
    await records.open("withdrawal");
    await expect(records.rows("7,000")).toHaveCount(1);
    await expect(await records.cancel("7,000")).toContainText("You cancelled this withdrawal.");
    await records.open("withdrawal");
    await expect(records.rows("7,000")).toContainText("Cancelled");
  });
});
