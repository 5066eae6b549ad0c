import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose outcome depends on the colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page once its motions are over, a line each; best practices (headings in order, landmarks) included. */
export async function axeFaults(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  await motionsOver(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe
    .options({
      resultTypes: ["violations"],
      ...(rules === "colours" && { runOnly: { type: "rule", values: COLOUR_RULES } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Colours and opacities on their way are nobody's last word. */
export async function motionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}
