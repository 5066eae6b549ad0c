import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose outcome depends on the colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rules whose outcome can depend on the language: names, what repeats or lacks them, and sizes that follow words. */
const WORD_RULES = [
  "area-alt",
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-meter-name",
  "aria-progressbar-name",
  "aria-text",
  "aria-toggle-field-name",
  "aria-tooltip-name",
  "aria-treeitem-name",
  "button-name",
  "document-title",
  "duplicate-id-aria",
  "empty-heading",
  "empty-table-header",
  "form-field-multiple-labels",
  "frame-title",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "image-redundant-alt",
  "input-button-name",
  "input-image-alt",
  "label",
  "label-content-name-mismatch",
  "label-title-only",
  "landmark-unique",
  "link-name",
  "presentation-role-conflict",
  "role-img-alt",
  "scope-attr-valid",
  "scrollable-region-focusable",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "table-duplicate-name",
  "target-size",
  "td-headers-attr",
  "valid-lang",
];

const RULES = { all: null, colours: COLOUR_RULES, words: WORD_RULES } as const;

/** What axe finds on the page once its motions are over, a line each; best practices (headings in order, landmarks) included. */
export async function axeFaults(page: Page, rules: keyof typeof RULES = "all"): Promise<string[]> {
  await motionsOver(page);
  const values = RULES[rules];
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      ...(values && { runOnly: { type: "rule", values: [...values] } }),
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
