import { describe, expect, test } from "vitest";
import type { BackOfficeData } from "#ports/back-office-data.ts";
import { NEW_BACK_OFFICE_DATA } from "./back-office-data.ts";
import type { BackOffice } from "./back-office-operation.ts";
import * as department from "./department.ts";
import { dataOf } from "./test-answer.ts";
import { nodesOf } from "./tree.ts";

const start = NEW_BACK_OFFICE_DATA;
const now = Date.UTC(2024, 6, 1, 3);
const input = { query: {}, body: undefined, data: start, now };
type Query = Parameters<typeof department.users>[0]["query"];
const usersIn = (data: BackOfficeData, query: Query = {}) => dataOf(department.users({ ...input, data, query }).answer);
const save = (data: BackOfficeData, body: BackOffice<"DepartmentSave">) => department.save({ ...input, data, body });
const saveUser = (data: BackOfficeData, body: BackOffice<"UserSave">) => department.userSave({ ...input, data, body });
const namesOf = ({ departments }: BackOfficeData): string[] => departments.map((one) => one.departmentName);
const [office, second] = start.departments;
const [part, sibling] = office?.children ?? [];
if (!office || !second || !part || !sibling) throw new Error("no departments");

describe("departments", () => {
  test("are 5 offices with 6 departments each, the same for the table", () => {
    const { list } = dataOf(department.list(input).answer);
    expect(list.map(({ children }) => children?.length)).toEqual([6, 6, 6, 6, 6]);
    expect(dataOf(department.tableList(input).answer)).toEqual({ total: 5, list });
  });
  test("are changed in the fields that are given, where they are", () => {
    const { data = start } = save(start, { id: part.id, status: part.status === 1 ? 0 : 1, remark: "" });
    expect(data.departments[0]?.children?.[0]).toEqual({ ...part, status: part.status === 1 ? 0 : 1, remark: "" });
    expect(namesOf(data)).toEqual(namesOf(start));
  });
  test("are added behind those of their parent, or as an office", () => {
    const { data = start } = save(start, { parentId: part.id, departmentName: "法务部", remark: "a", status: 0 });
    expect(data.departments[0]?.children?.[0]?.children).toEqual([
      { departmentName: "法务部", id: expect.any(String), createTime: "2024-07-01 12:00:00", status: 0, remark: "a" },
    ]);
    const { data: more = data } = save(data, { departmentName: "广州分公司" });
    expect(namesOf(more)).toEqual([...namesOf(start), "广州分公司"]);
    expect(new Set(nodesOf(more.departments).map(({ id }) => id)).size).toBe(37);
  });
  test("move with their descendants, and never below themselves", () => {
    const { data = start } = save(start, { id: second.id, parentId: part.id });
    expect(namesOf(data)).toHaveLength(4);
    expect(data.departments[0]?.children?.[0]?.children).toEqual([second]);
    const { data: back = data } = save(data, { id: second.id, parentId: "" });
    expect(back.departments.at(-1)).toEqual(second);
    expect(back.departments[0]?.children?.[0]).not.toHaveProperty("children");
    for (const parentId of [office.id, part.id])
      expect(save(start, { id: office.id, parentId }).answer).toMatchObject({ reason: "within-itself" });
  });
  test.each([
    [{ id: "none" }, "record-not-found"],
    [{ departmentName: "a", parentId: "none" }, "record-not-found"],
    [{}, "name-required"],
    [{ departmentName: "" }, "name-required"],
  ])("are refused: %o is %s", (body, reason) => {
    expect(save(start, body)).toEqual({ answer: { ok: false, code: 500, reason } });
  });
  test("are at most 500", () => {
    let data = start;
    for (let count = 35; count < 500; count++) data = save(data, { departmentName: "a" }).data ?? data;
    expect(nodesOf(data.departments)).toHaveLength(500);
    expect(save(data, { departmentName: "a" }).answer).toMatchObject({ reason: "too-many" });
  });
  test("are removed with all below them and their users", () => {
    const { data = start } = saveUser(start, { username: "a", department: { id: part.id } });
    const { data: left = data } = department.remove({ ...input, data, body: { ids: [office.id, "none"] } });
    expect(namesOf(left)).toEqual(namesOf(start).slice(1));
    expect(usersIn(left, { id: part.id })).toEqual({ total: 0, list: [] });
    expect(left.users.size).toBe(0);
  });
  test.each([department.userDelete, department.remove])("a delete that names nothing is refused", (operation) => {
    for (const body of [{}, { ids: [] }])
      expect(operation({ ...input, body }).answer).toEqual({ ok: false, code: 500, reason: "ids-required" });
    expect(operation({ ...input, body: { ids: ["any"] } }).answer).toEqual({ ok: true, data: "success" });
  });
});

describe("users", () => {
  const first = usersIn(start, { id: part.id, pageSize: 100 });
  const ids = (query: Query): string[] => usersIn(start, query).list.map(({ id }) => id);
  test("are other ones on another page and in another department, 100 in each", () => {
    expect(first.total).toBe(100);
    const pages = [ids({ id: part.id }), ids({ id: part.id, pageIndex: 2 }), ids({ id: sibling.id }), ids({})];
    expect(new Set(pages.flat()).size).toBe(40);
    expect(pages[1]).toEqual(first.list.slice(10, 20).map(({ id }) => id));
    expect(usersIn(start, { id: part.id, pageIndex: 11 })).toEqual({ total: 100, list: [] });
  });
  test("default to the first department, and are empty for an unknown one", () => {
    expect(usersIn(start).list[0]?.department).toEqual({ id: office.id, departmentName: office.departmentName });
    expect(usersIn(start, { id: "" })).toEqual(usersIn(start));
    expect(usersIn(start, { id: "none" })).toEqual({ total: 0, list: [] });
  });
  test("are found by a part of their name and of their account, and counted", () => {
    const wanted = first.list[30];
    const username = wanted?.username.slice(1) ?? "";
    const found = usersIn(start, { id: part.id, username });
    expect(found.total).toBe(first.list.filter((user) => user.username.includes(username)).length);
    expect(found.total).toBeLessThan(100);
    expect(usersIn(start, { id: part.id, account: wanted?.account ?? "" }).list).toContainEqual(wanted);
    expect(usersIn(start, { id: part.id, account: "X" })).toEqual({ total: 0, list: [] });
  });
  test("are added in front of their department, with their roles", () => {
    const body = {
      username: "佐藤 花子",
      account: "hanako",
      email: "h@example.test",
      role: ["1"],
      department: { id: part.id },
    };
    const { data = start } = saveUser(start, body);
    const { total, list } = usersIn(data, { id: part.id });
    expect(total).toBe(101);
    expect(list[0]).toEqual({
      ...body,
      id: expect.any(String),
      createTime: "2024-07-01 12:00:00",
      department: { id: part.id, departmentName: part.departmentName },
    });
    expect(usersIn(data, { id: sibling.id }).total).toBe(100);
  });
  test("are changed in their place, and move with another department", () => {
    const id = first.list[3]?.id ?? "";
    const { data = start } = saveUser(start, { id, username: "New", role: "2" });
    expect(usersIn(data, { id: part.id }).list[3]).toMatchObject({ id, username: "New", role: ["2"] });
    const { data: moved = data } = saveUser(data, { id, department: { id: sibling.id } });
    expect(usersIn(moved, { id: part.id }).total).toBe(99);
    expect(usersIn(moved, { id: sibling.id }).list[0]).toMatchObject({ id, username: "New" });
  });
  test("are refused where user or department is unknown", () => {
    for (const body of [
      { id: "none", username: "a" },
      { username: "a", department: { id: "none" } },
    ])
      expect(saveUser(start, body)).toEqual({ answer: { ok: false, code: 500, reason: "record-not-found" } });
  });
  test("are at most 1000 in a department; the oldest are dropped", () => {
    let data = start;
    for (let count = 0; count < 901; count++) data = saveUser(data, { username: "a" }).data ?? data;
    expect(usersIn(data).total).toBe(1000);
  });
  test("are removed by deletion, in any department", () => {
    const gone = [first.list[0]?.id ?? "", usersIn(start, { id: sibling.id }).list[0]?.id ?? "", "none"];
    const { data = start } = department.userDelete({ ...input, body: { ids: gone } });
    expect([part, sibling, office].map(({ id }) => usersIn(data, { id }).total)).toEqual([99, 99, 100]);
    expect(usersIn(data, { id: part.id }).list).not.toContainEqual(expect.objectContaining({ id: gone[0] }));
  });
});
