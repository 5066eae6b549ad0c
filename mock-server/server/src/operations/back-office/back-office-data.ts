import type { BackOfficeData } from "#ports/back-office-data.ts";
import { DEPARTMENTS } from "./data/departments.ts";
import { EXAMPLES } from "./data/examples.ts";
import { MENUS } from "./data/menus.ts";
import { ROLES } from "./data/roles.ts";

export const NEW_BACK_OFFICE_DATA: BackOfficeData = {
  records: EXAMPLES,
  departments: DEPARTMENTS,
  users: new Map(),
  menus: MENUS,
  roles: ROLES,
  made: 0,
};
