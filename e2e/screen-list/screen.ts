import type { ScenarioName } from "#names";
import type { Stage } from "./stage.ts";

/** A screen of the product, or a state of one. */
export interface Screen {
  /** Unique; the screenshots are named after it. */
  readonly name: string;
  /** From the base address on: `#/product`. */
  readonly path: string;
  /** Who looks at it; a visitor when absent. */
  readonly as?: string;
  /** A page of the demo back office, looked at by its admin: one frame for all, so each is looked at in fewer ways. */
  readonly demo?: true;
  /** Whose world it is shown in; `demo` when absent. */
  readonly scenario?: ScenarioName;
  /** Actions after the page is shown, by structure and not by words, because they serve all languages. */
  readonly act?: (page: Stage) => Promise<void>;
  /** Only below (narrow) or from (wide) 1024 px is there such a screen. */
  readonly only?: "narrow" | "wide";
}

/** Sends the form of the page. */
export const submit = (page: Stage) => page.locator("main form button[type=submit]").click();
/** Waits until a field says what is wrong with it. */
export const invalid = (page: Stage) => page.locator("main [aria-invalid]").first().waitFor();
