import type { components } from "../../../openapi.gen.d.ts";

/** What one world's visitors can change in the template. Never altered in place. */
export interface TemplateData {
  /** The flat list of example records, new ones first. */
  readonly records: readonly components["schemas"]["TemplateExample"][];
  /** How many records were ever made by saving, so that no id comes twice. */
  readonly made: number;
}
