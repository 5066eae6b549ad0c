import { DEPARTMENTS } from "./data/departments.ts";
import { USERS } from "./data/users.ts";
import { idsOf, idsRequired } from "./deletion.ts";
import { answer, type TemplateOperation } from "./template-operation.ts";

/** The tree of offices and departments. */
export const list: TemplateOperation<"mock.department.list"> = () => answer({ list: DEPARTMENTS });

/** The same tree with the number of offices, whatever the query says. */
export const tableList: TemplateOperation<"mock.department.tableList"> = () =>
  answer({ total: DEPARTMENTS.length, list: DEPARTMENTS });

/** The total does not follow from the list: each page is as full as was asked for. */
const USERS_TOTAL = 100;

/** As many users as a page holds, the same ones for every department and page. */
export const users: TemplateOperation<"mock.department.users"> = ({ query }) =>
  answer({ total: USERS_TOTAL, list: USERS.slice(0, query.pageSize ?? 10) });

/** Takes the form and stores nothing. */
export const userSave: TemplateOperation<"mock.department.userSave"> = () => answer("success");

/** Takes the ids and removes nothing. Refusals: ids-required. */
export const userDelete: TemplateOperation<"mock.department.userDelete"> = ({ body }) =>
  idsOf(body) === null ? idsRequired : answer("success");

/** Takes the form and stores nothing. */
export const save: TemplateOperation<"mock.department.save"> = () => answer("success");

/** Takes the ids and removes nothing. Refusals: ids-required. */
export const remove: TemplateOperation<"mock.department.remove"> = ({ body }) =>
  idsOf(body) === null ? idsRequired : answer("success");
