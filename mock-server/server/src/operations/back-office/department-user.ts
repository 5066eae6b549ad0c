import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import type { BackOfficeData, BackOfficeUser } from "#ports/back-office-data.ts";
import { answer, refuse, saved, type BackOffice, type BackOfficeOperation } from "./back-office-operation.ts";
import { newId } from "./data/random.ts";
import { usersAtStart } from "./data/users.ts";
import { removal } from "./deletion.ts";
import { containing, pageOf } from "./page.ts";
import { nodesOf } from "./tree.ts";

/** The most users in one department. Saving another one drops the oldest, because visitors can save without limit. */
const MOST_USERS = 1_000;

/** The users of a department; the initial ones until one of them changes. */
const usersOf = ({ users }: BackOfficeData, { id }: BackOffice<"Department">): readonly BackOfficeUser[] =>
  users.get(id) ?? usersAtStart(id);

/** The department with this id; without an id, the first of the top level. */
const departmentOf = ({ departments }: BackOfficeData, id?: string | null): BackOffice<"Department"> | undefined =>
  id ? nodesOf(departments).find((one) => one.id === id) : departments[0];

/** One page of a department's users whose name and account contain the filters. */
export const listUsers: BackOfficeOperation<"mock.department.users"> = ({ query, data }) => {
  const chosen = departmentOf(data, query.id);
  if (!chosen) return answer({ total: 0, list: [] });
  const named = containing(usersOf(data, chosen), ({ username }) => username, query.username);
  const { total, list } = pageOf(
    containing(named, ({ account }) => account, query.account),
    query,
  );
  const department = { id: chosen.id, departmentName: chosen.departmentName };
  return answer({ total, list: list.map((user) => ({ ...user, department })) });
};

/** Replaces the given fields of a user, or adds a user to a department. Refusals: record-not-found. */
export const saveUser: BackOfficeOperation<"mock.department.userSave"> = ({ body, data, now }) => {
  const { id, username, account, email, role, department } = body;
  const home = id
    ? nodesOf(data.departments).find((one) => usersOf(data, one).some((user) => user.id === id))
    : undefined;
  const stored = home && usersOf(data, home).find((user) => user.id === id);
  const target = department?.id || !home ? departmentOf(data, department?.id) : home;
  if (!target || (id && !stored)) return refuse("record-not-found");
  const start = { username: "", account: "", email: "", createTime: tokyoTime(asEpochMs(now)), id: newId(data.made) };
  const next: BackOfficeUser = {
    ...(stored ?? start),
    ...(username !== undefined && { username }),
    ...(account !== undefined && { account }),
    ...(email !== undefined && { email }),
    ...(role !== undefined && { role: Array.isArray(role) ? role : role === "" ? [] : [role] }),
  };
  const changed = new Map(data.users);
  if (stored && home === target) {
    changed.set(
      home.id,
      usersOf(data, home).map((user) => (user === stored ? next : user)),
    );
  } else {
    if (stored)
      changed.set(
        home.id,
        usersOf(data, home).filter((user) => user !== stored),
      );
    changed.set(target.id, [next, ...usersOf(data, target)].slice(0, MOST_USERS));
  }
  return saved({ ...data, users: changed, made: stored ? data.made : data.made + 1 });
};

/** Removes users of any department. Refusals: ids-required. */
export const removeUsers: BackOfficeOperation<"mock.department.userDelete"> = ({ body, data }) =>
  removal(body, (ids) => {
    const changed = new Map(data.users);
    for (const department of nodesOf(data.departments)) {
      const stored = usersOf(data, department);
      const left = stored.filter(({ id }) => !ids.has(id));
      if (left.length < stored.length) changed.set(department.id, left);
    }
    return { ...data, users: changed };
  });
