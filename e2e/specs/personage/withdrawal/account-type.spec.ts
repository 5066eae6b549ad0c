import { expect, test } from "../../../fixtures.ts";
import { chooseWords } from "../../../words.ts";

test.use({ scenario: "rejected", as: "alice" });

const BRANCH = "本店 当座";

// The contract has no field for the account type, and banks ask for it unless it is ordinary.
test("a special account type is shown next to the branch, and kept", async ({ page, world, words, lang }) => {
  const say = chooseWords(lang, {
    bankName: { en: "Bank name", ja: "銀行名" },
    branchCode: { en: "Branch code", ja: "支店コード" },
    branchName: { en: "Branch name", ja: "支店名" },
    holder: { en: "Account holder", ja: "口座名義" },
    kind: { en: "not an ordinary account (普通), add the type", ja: "普通預金以外の口座は、種別も入れてください" },
    number: { en: "Account number", ja: "口座番号" },
    registered: { en: "Withdraw to your bank account", ja: "銀行口座に出金" },
    registerIt: { en: "Register these details", ja: "登録する" },
  });
  const main = page.getByRole("main");
  await page.goto("#/personage?personageHighlight=7&tab=bank");
  const branch = main.getByRole("textbox", { name: say.branchName });
  await expect(branch, "told with the field itself").toHaveAccessibleDescription(new RegExp(RegExp.escape(say.kind)));
  await main.getByLabel(say.bankName).fill("テスト銀行");
  await branch.fill(BRANCH);
  await main.getByLabel(say.branchCode).fill("001");
  await main.getByLabel(say.number).fill("1234567");
  await main.getByLabel(say.holder).fill("サトウ ハナ");
  await main.getByRole("button", { name: words.goToReview }).click();
  const review = main.locator("dl > div").filter({ hasText: say.branchName }).locator("dd");
  await expect(review, "shown as it is sent").toHaveText(BRANCH);
  await main.getByRole("button", { name: say.registerIt }).click();
  await expect(main.getByRole("heading", { level: 2, name: say.registered })).toBeVisible();
  const match = { operationId: "wallet.bindBankCard", body: { "/branchName": BRANCH } } as const;
  await world.verify({ match, count: { exactly: 1 } });
});
