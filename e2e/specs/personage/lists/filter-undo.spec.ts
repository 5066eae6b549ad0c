import { expect, test } from "../../../fixtures.ts";

test.use({ as: "alice" });

for (const section of [4, 8]) {
  test(`browser back restores a cleared filter: section ${section}`, async ({ page, lang }) => {
    const filter = `personageHighlight=${section}&from=2026-01-02&to=2026-01-03`;
    await page.goto(`#/personage?${filter}`);
    const clear = page.getByRole("button", { name: lang === "ja" ? "絞り込みを解除" : "Clear filter" }).first();
    await clear.click();
    await expect(page).not.toHaveURL(/from=/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${filter}$`));
  });
}
