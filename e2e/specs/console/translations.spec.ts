// The console is translated, including scenarios and submitted values.
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review" });

const WORDS = {
  en: {
    scenario: /For trying the product/,
    gender: "Gender Female",
    number: "Document number Hidden",
    fault: "1 fault armed",
  },
  ja: {
    scenario: /サービスを試すためのもの/,
    gender: "性別 女性",
    number: "書類の番号 非表示",
    fault: "障害 1件を設定中",
  },
  "zh-CN": { scenario: /用于试用产品/, gender: "性别 女", number: "证件号码 隐藏", fault: "1 个故障待触发" },
};

for (const [lang, words] of Object.entries(WORDS))
  test(`in ${lang}`, async ({ page, target, world }) => {
    await presetItem(page, "qa.lang", lang);
    const fault = await world.fault({ match: { operationId: "products.buy" }, effect: { abort: "reset" } });
    await page.goto(`${target}/__qa/ui/`);
    await expect(page.getByText(words.scenario)).toBeVisible();
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: world.id, exact: true }) });
    await expect(row.getByText(words.fault)).toBeVisible();
    await fault.end();

    await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/reviews`);
    const fields = page.locator("dl > div");
    const texts = async (): Promise<string[]> =>
      await fields.evaluateAll((lines) =>
        lines.map((line) => [...line.children].map((part) => part.textContent).join(" ")),
      );
    await expect.poll(texts).toEqual(expect.arrayContaining([words.gender, words.number]));
    // Technical names such as `bankCard` are not shown.
    expect((await texts()).filter((text) => /^[a-z]+[A-Z.]/.test(text))).toEqual([]);
  });
