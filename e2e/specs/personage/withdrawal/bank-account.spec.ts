import { expect } from "../../../fixtures.ts";
import { balanceOf, recordsOf, test } from "./withdraw.ts";

test.use({ as: "alice" });

test.describe("a member who has bound nothing", () => {
  test.use({ scenario: "newcomer" });

  test("bank: bind, review, withdraw, record, decision, balance", async ({ page, world, words, section, say }) => {
    const { token } = world.member("alice").session;
    await world.post(token, "wallet/payPassword", { payPassword: "123456", rePayPassword: "123456" });
    await world.grant("alice", 100_000);

    await test.step("the binding form refuses what is missing or no figure", async () => {
      await section.open();
      await expect(section.main.getByText(say.identity)).toBeVisible();
      await section.button(say.bank).click();
      await expect(section.heading(say.bindBank)).toBeFocused();
      await section.button(words.goToReview).click();
      await expect(page.getByLabel(say.bankName)).toBeFocused();
      await expect(section.main.locator("[aria-invalid=true]")).toHaveCount(5);
      await expect(section.main.getByText(say.required)).toHaveCount(5);
      await section.fillBank("12A4567");
      await section.button(words.goToReview).click();
      await expect(page.getByLabel(say.number)).toBeFocused();
      await expect(section.main.getByText(say.figuresOnly)).toBeVisible();
    });

    await test.step("its review shows what will be bound, and back keeps it", async () => {
      await page.getByLabel(say.number).fill("１２３-４５６７");
      await section.button(words.goToReview).click();
      await expect(section.heading(say.confirmBank)).toBeFocused();
      await expect(section.line(say.number)).toHaveText("1234567");
      await expect(section.line(say.branchCode)).toHaveText("001");
      await section.button(say.back).click();
      await expect(page.getByLabel(say.holder)).toHaveValue("サトウ ハナ");
      await section.button(words.goToReview).click();
      await section.button(say.registerIt).click();
      await expect(section.heading(say.bankTitle)).toBeVisible();
      await expect(section.main.getByText("テスト銀行 ****4567")).toBeVisible();
      await expect(page).not.toHaveURL(/step=/);
    });

    await test.step("the withdrawal form refuses each bad entry beside its field", async () => {
      await section.next.click();
      await expect(section.amount).toBeFocused();
      await expect(section.main.getByText(say.amountMissing)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: say.amountMissing }), "and in a toast").toBeVisible();
      await section.amount.fill("20000");
      await expect(section.main.getByText(say.amountMissing), "no longer than it is missing").toHaveCount(0);
      await section.amount.fill("100001");
      await expect(section.main.getByText(say.more)).toBeVisible();
    });

    await test.step("the form asks for the trading password, and refuses a missing or incomplete one", async () => {
      await section.amount.fill("10000");
      await section.next.click();
      await expect(section.payPassword).toBeFocused();
      await expect(section.main.getByText(say.passwordMissing)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: say.passwordMissing }), "and in a toast").toBeVisible();
      await section.payPassword.fill("12345");
      await page.keyboard.press("Enter");
      await expect(section.main.getByText(say.sixDigits)).toBeVisible();
      expect(await world.calls("wallet.bankWithdrawal")).toBe(0);
    });

    await test.step("the review can be left by the browser's back, and the amount stays", async () => {
      await section.review("１０，０００");
      await expect(section.line(say.youReceive), "all of it: there is no fee").toHaveText("¥10,000");
      await page.goBack();
      await expect(section.amount).toHaveValue("10,000");
      await section.review("10,000");
      await section.confirm.click();
      await expect(section.heading(say.received)).toBeFocused();
    });

    await test.step("the record is in review, then approved", async () => {
      await expect(section.main.getByText("90,000"), "the choice is there again").toBeVisible();
      await section.open("bank");
      await world.decide("alice", "withdrawal", "approve");
      expect(await recordsOf(world, "bank")).toMatchObject([{ audit: 1 }]);
      expect(await balanceOf(world)).toBe(90_000);
    });

    await test.step("another one is declined, and returns whole", async () => {
      await section.button(say.useAll).click();
      await expect(section.amount).toHaveValue("90,000");
      await section.review("20000");
      await section.confirm.click();
      await section.main.getByRole("link", { name: say.openRecord }).click();
      await expect(page).toHaveURL(/personageHighlight=8&tab=withdrawal&dialog=record&id=\d+$/);
      await expect(page.getByRole("dialog")).toContainText(words.inReview);
      await world.decide("alice", "withdrawal", "reject");
      await section.open();
      await page.reload();
      await expect(section.main).toContainText("90,000");
    });
    expect(await world.calls("wallet.bankWithdrawal")).toBe(2);
  });
});

test.describe("data that a bank would probably refuse", () => {
  test.use({ scenario: "rejected" });
  test("has a warning beside its field on blur, and in the review; it can be registered anyway", async ({
    page,
    words,
    section,
    say,
  }) => {
    await section.open("bank");
    await page.getByLabel(say.bankName).fill("テスト銀行");
    await page.getByLabel(say.branchName).fill("本店");
    await page.getByLabel(say.branchCode).fill("1");
    await expect(section.main.getByText(say.doubtBranch), "not while it is being typed").toBeHidden();
    await page.getByLabel(say.number).fill("4111111111111111");
    await expect(section.main.getByText(say.doubtBranch)).toBeVisible();
    await page.getByLabel(say.holder).fill("佐藤 花");
    await expect(section.main.getByText(say.doubtNumber)).toBeVisible();
    await section.button(words.goToReview).click();
    const useAnyway = section.button(say.useAnyway);
    await expect(useAnyway, "asked once, next to what is odd").toBeFocused();
    await expect(section.main.getByRole("alert").filter({ hasText: say.useAnyway })).toContainText(say.doubtNumber);
    await useAnyway.click();
    await expect(section.heading(say.confirmBank)).toBeFocused();
    for (const doubt of [say.doubtBranch, say.doubtNumber, say.doubtHolder])
      await expect(section.main.getByText(doubt)).toBeVisible();
    await section.button(say.registerIt).click();
    await expect(section.heading(say.bankTitle)).toBeVisible();
  });
});

test.describe("a special account type", () => {
  test.use({ scenario: "rejected" });

  // The contract has no field for the account type, which banks need unless it is ordinary, so members write it beside
  // the branch.
  test("is shown next to the branch, and kept", async ({ page, world, words, section, say }) => {
    const BRANCH = "本店 当座";
    await section.open("bank");
    const branch = page.getByLabel(say.branchName);
    await expect(branch, "told with the field itself").toHaveAccessibleDescription(
      new RegExp(RegExp.escape(say.accountType)),
    );
    await section.fillBank("1234567");
    await branch.fill(BRANCH);
    await section.button(words.goToReview).click();
    await expect(section.line(say.branchName), "shown as it is sent").toHaveText(BRANCH);
    await section.button(say.registerIt).click();
    await expect(section.heading(say.bankTitle)).toBeVisible();
    const match = { operationId: "wallet.bindBankCard", body: { "/branchName": BRANCH } } as const;
    await world.verify({ match, count: { exactly: 1 } });
  });
});

test("the holder is compared with the verified identity", async ({ page, world, words, section, say }) => {
  await world.reopenWallet("alice", /1234567|4567/, "The name differs.");
  await section.open("bank");
  for (const [holder, notice] of [
    ["佐藤花", say.sameName],
    ["鈴木 一郎", say.otherName],
    ["サトウ ハナ", say.checkName],
  ] as const) {
    await section.fillBank("7654321");
    await page.getByLabel(say.holder).fill(holder);
    await section.button(words.goToReview).click();
    await expect(section.main.getByText(notice)).toContainText("佐藤 花");
    await section.button(say.back).click();
  }
});

test("an account that customer service reopened shows the reason and is bound again", async ({
  world,
  words,
  section,
  say,
}) => {
  await world.reopenWallet("alice", /1234567|4567/, "The name differs.");
  await section.open("bank");
  await expect(section.heading(say.bindBank)).toBeVisible();
  await expect(section.main.getByText(say.registerAgain)).toBeVisible();
  await expect(section.main.getByText("The name differs.")).toBeVisible();
  await section.fillBank("7654321");
  await section.button(words.goToReview).click();
  await section.button(say.registerIt).click();
  await expect(section.main.getByText("テスト銀行 ****4321")).toBeVisible();
});
