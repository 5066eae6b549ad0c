import type { TemplateData } from "#ports/template-data.ts";
import { DEPARTMENTS } from "./data/departments.ts";
import { EXAMPLES } from "./data/examples.ts";
import { MENUS } from "./data/menus.ts";
import { ROLES } from "./data/roles.ts";

/** The template data of a new world. */
export const NEW_TEMPLATE_DATA: TemplateData = {
  records: EXAMPLES,
  departments: DEPARTMENTS,
  users: new Map(),
  menus: MENUS,
  roles: ROLES,
  made: 0,
};
