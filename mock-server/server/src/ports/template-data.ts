import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

type Schemas = components["schemas"];
/** A user as it is kept: below its department. */
export type TemplateUser = Omit<Schemas["TemplateUser"], "department">;

/** What one world's visitors can change in the template. Never altered in place. */
export interface TemplateData {
  /** The flat list of example records, new ones first. */
  readonly records: readonly Schemas["TemplateExample"][];
  readonly departments: readonly Schemas["TemplateDepartment"][];
  /** Users by department, new ones first; those of a department that is not here are as at the start. */
  readonly users: ReadonlyMap<string, readonly TemplateUser[]>;
  readonly menus: readonly Schemas["TemplateMenu"][];
  readonly roles: readonly Schemas["TemplateRole"][];
  /** How many things were ever made by saving, so that no id comes twice. */
  readonly made: number;
}
