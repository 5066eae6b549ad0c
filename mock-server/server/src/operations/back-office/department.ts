import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import { answer, refuse, saved, type BackOfficeOperation } from "./back-office-operation.ts";
import { newId } from "./data/random.ts";
import { removal } from "./deletion.ts";
import { listUsers, removeUsers, saveUser } from "./department-user.ts";
import { nodesOf, placed, without } from "./tree.ts";

export const list: BackOfficeOperation<"mock.department.list"> = ({ data }) => answer({ list: [...data.departments] });

/** The tree of offices and departments with the number of offices; ignores the query. */
export const tableList: BackOfficeOperation<"mock.department.tableList"> = ({ data: { departments } }) =>
  answer({ total: departments.length, list: [...departments] });

/**
 * Replaces the given fields of a department and moves it, or adds a department. Refusals: record-not-found,
 * name-required, within-itself, too-many.
 */
export const save: BackOfficeOperation<"mock.department.save"> = ({ body, data, now }) => {
  const { id, departmentName, status, remark } = body;
  const given = {
    ...(departmentName && { departmentName }),
    ...(status !== undefined && { status }),
    ...(remark !== undefined && { remark }),
  };
  const stored = id ? nodesOf(data.departments).find((one) => one.id === id) : undefined;
  if (id && !stored) return refuse("record-not-found");
  if (!stored && !departmentName) return refuse("name-required");
  const start = {
    departmentName: "",
    id: newId(data.made),
    createTime: tokyoTime(asEpochMs(now)),
    status: 1,
    remark: "",
  } as const;
  const next = { ...(stored ?? start), ...given };
  // An empty parentId moves the department to the top level; a missing one keeps its parent.
  const parentId = body.parentId === undefined ? undefined : body.parentId || null;
  const departments = placed(data.departments, { stored, next, parentId });
  if (!Array.isArray(departments)) return departments;
  return saved({ ...data, departments, made: stored ? data.made : data.made + 1 });
};

/** Removes departments, their subtrees and the users of all of these. Refusals: ids-required. */
export const remove: BackOfficeOperation<"mock.department.remove"> = ({ body, data }) =>
  removal(body, (ids) => {
    const departments = without(data.departments, ids);
    const left = new Set(nodesOf(departments).map(({ id }) => id));
    return { ...data, departments, users: new Map([...data.users].filter(([id]) => left.has(id))) };
  });

export const users: BackOfficeOperation<"mock.department.users"> = listUsers;
export const userSave: BackOfficeOperation<"mock.department.userSave"> = saveUser;
export const userDelete: BackOfficeOperation<"mock.department.userDelete"> = removeUsers;
