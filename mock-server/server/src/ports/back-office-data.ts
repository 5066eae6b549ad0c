import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

type Schemas = components["schemas"];
/** A stored user, below its department. */
export type BackOfficeUser = Omit<Schemas["TemplateUser"], "department">;

/** The data of the back office that a world's visitors can change. Immutable. */
export interface BackOfficeData {
  /** The flat list of example records, newest first. */
  readonly records: readonly Schemas["TemplateExample"][];
  readonly departments: readonly Schemas["TemplateDepartment"][];
  /** Users by department, newest first; departments that are not in it have their initial users. */
  readonly users: ReadonlyMap<string, readonly BackOfficeUser[]>;
  readonly menus: readonly Schemas["TemplateMenu"][];
  readonly roles: readonly Schemas["TemplateRole"][];
  /** The number of records ever created, so that no id repeats. */
  readonly made: number;
}
