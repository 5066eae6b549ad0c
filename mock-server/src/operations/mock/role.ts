import { TEST_PATHS } from "./data/paths.ts";
import { ROLES } from "./data/roles.ts";
import { ROUTES } from "./data/routes.ts";
import { answer, type TemplateOperation } from "./template-operation.ts";

/** The full route tree, for the admin. */
export const list: TemplateOperation<"mock.role.list"> = () => answer(ROUTES);

/** The paths the test user may open. */
export const list2: TemplateOperation<"mock.role.list2"> = () => answer(TEST_PATHS);

/** The roles, each with its part of the menu. */
export const table: TemplateOperation<"mock.role.table"> = () => answer({ total: ROLES.length, list: ROLES });
