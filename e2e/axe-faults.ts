import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { default as axe, RunOptions } from "axe-core";
import type { Evaluates } from "./screen-list/page-subset.ts";

/** Axe's minified source, because every page has to parse it. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules that depend on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Rules whose result can depend on the language: about missing or repeated names, and about sizes that follow the text.
 */
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

const RULES = { all: null, colours: COLOUR_RULES, "words and colours": [...WORD_RULES, ...COLOUR_RULES] } as const;

/** A window with axe injected. */
interface WithAxe {
  readonly axe?: Pick<typeof axe, "run">;
}

/**
 * Axe violations after animations have ended, one per line, including best practices (heading order, landmarks). Axe is
 * injected once per document, because injecting it takes longer than the check; pages have no frames that would need it
 * too.
 */
export async function axeFaults(page: Evaluates, rules: keyof typeof RULES = "all"): Promise<string[]> {
  await motionsOver(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const values = RULES[rules];
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(values && { runOnly: { type: "rule", values: [...values] } }),
  };
  return page.evaluate(async (given) => {
    if (document.querySelector("iframe, frame")) return ["a frame, into which this does not look"];
    const found = await (window as WithAxe).axe?.run(document, given);
    if (!found) throw new Error("axe is not in the page");
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
}

/**
 * Waits until colour and opacity transitions have ended. Checks repeatedly, because a child with an inherited colour
 * starts its own transition only after its parent's colour has changed.
 */
export async function motionsOver(page: Evaluates): Promise<void> {
  await page.evaluate(async () => {
    const ending = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0; still < 2; still += 1) {
      const motions = ending();
      if (motions.length > 0) still = -1;
      await Promise.all(motions.map(({ finished }) => finished.catch(() => null)));
      await frame();
    }
  });
}
