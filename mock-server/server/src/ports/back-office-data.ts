import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

type Schemas = components["schemas"];
/** A user as stored in `users`, whose keys are the departments' ids. */
export type BackOfficeUser = Omit<Schemas["TemplateUser"], "department">;

/** The back-office data of a world. Immutable: each change by a visitor creates a new object. */
export interface BackOfficeData {
  /** The flat list of example records, newest first. */
  readonly records: readonly Schemas["TemplateExample"][];
  readonly departments: readonly Schemas["TemplateDepartment"][];
  /** Users by department id, newest first; a department without an entry has its initial users. */
  readonly users: ReadonlyMap<string, readonly BackOfficeUser[]>;
  readonly menus: readonly Schemas["TemplateMenu"][];
  readonly roles: readonly Schemas["TemplateRole"][];
  /** The number of rows of any kind ever created; ids are derived from it, so that none repeats. */
  readonly made: number;
}
