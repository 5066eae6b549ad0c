import type { ScenarioName } from "#names";
import type { Stage } from "./page-subset.ts";

/** A screen of the product, or one of its states. */
export interface Screen {
  /** Unique; names the screenshots. */
  readonly name: string;
  /** Relative to the base address: `#/product`. */
  readonly path: string;
  /** Handle of the member; a visitor if omitted. */
  readonly as?: string;
  /** A page of the demo back office as its admin; all these pages share one frame, so each is checked in fewer ways. */
  readonly demo?: true;
  /** Scenario of the screen's world; `demo` if omitted. */
  readonly scenario?: ScenarioName;
  /**
   * Actions after the page is shown; they find elements by structure, not by words, because they serve all languages.
   */
  readonly act?: (page: Stage) => Promise<void>;
  /** The screen exists only below (narrow) or from (wide) 1024 px. */
  readonly only?: "narrow" | "wide";
}

export const submit = (page: Stage) => page.locator("main form button[type=submit]").click();
/** Waits for a field error. */
export const invalid = (page: Stage) => page.locator("main [aria-invalid]").first().waitFor();
