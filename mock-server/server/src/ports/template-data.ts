import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

type Schemas = components["schemas"];
/** A stored user, below its department. */
export type TemplateUser = Omit<Schemas["TemplateUser"], "department">;

/** The data of the template that a world's visitors can change. Immutable. */
export interface TemplateData {
  /** The flat list of example records, newest first. */
  readonly records: readonly Schemas["TemplateExample"][];
  readonly departments: readonly Schemas["TemplateDepartment"][];
  /** Users by department, newest first; departments that are not in it have their initial users. */
  readonly users: ReadonlyMap<string, readonly TemplateUser[]>;
  readonly menus: readonly Schemas["TemplateMenu"][];
  readonly roles: readonly Schemas["TemplateRole"][];
  /** The number of records ever created, so that no id repeats. */
  readonly made: number;
}
