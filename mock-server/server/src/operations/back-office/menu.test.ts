import { describe, expect, test } from "vitest";
import type { BackOfficeData } from "#ports/back-office-data.ts";
import { NEW_BACK_OFFICE_DATA } from "./back-office-data.ts";
import type { BackOffice } from "./back-office-operation.ts";
import * as menu from "./menu.ts";
import * as role from "./role.ts";
import { nodesOf } from "./tree.ts";

const start = NEW_BACK_OFFICE_DATA;
const input = { query: {}, body: undefined, data: start, now: Date.UTC(2024, 6, 1, 3) };
const save = (data: BackOfficeData, body: BackOffice<"MenuSave">) => menu.save({ ...input, data, body });
const saveRole = (data: BackOfficeData, body: BackOffice<"RoleSave">) => role.save({ ...input, data, body });
const menuIn = (data: BackOfficeData, id: number) => nodesOf(data.menus).find((one) => one.id === id);
const reasonOf = ({ answer }: ReturnType<typeof save>) => (answer.ok ? null : answer.reason);

describe("menus", () => {
  test("are changed in the given fields, of meta too, where they are", () => {
    const { data = start } = save(start, { id: 2, parentId: 1, meta: { title: "Figures", affix: true }, status: 0 });
    expect(menuIn(data, 2)).toEqual({
      ...menuIn(start, 2),
      status: 0,
      title: "Figures",
      meta: { ...menuIn(start, 2)?.meta, title: "Figures", affix: true },
    });
    expect(data.menus[0]?.children?.map(({ id }) => id)).toEqual([2, 3]);
  });
  test("are added under a new number, and move", () => {
    const { data = start } = save(start, { meta: { title: "A" }, path: "/a", component: "#", type: 0, parentId: null });
    expect(data.menus.at(-1)).toMatchObject({ id: 18, title: "A", path: "/a" });
    const { data: more = data } = save(data, { meta: { title: "B" }, parentId: 18 });
    expect(menuIn(more, 18)?.children).toMatchObject([{ id: 19, parentId: 18, title: "B" }]);
    const { data: moved = more } = save(more, { id: 11, parentId: 18 });
    expect(menuIn(moved, 18)?.children?.map(({ id }) => id)).toEqual([19, 11]);
    const { data: top = moved } = save(moved, { id: 11, parentId: null });
    expect(top.menus.at(-1)).toEqual(expect.not.objectContaining({ parentId: expect.anything() }));
  });
  test("are refused for an unknown number or parent, without a title, and below themselves", () => {
    expect(reasonOf(save(start, { id: 99 }))).toBe("record-not-found");
    expect(reasonOf(save(start, { meta: { title: "A" }, parentId: 99 }))).toBe("record-not-found");
    expect(reasonOf(save(start, { path: "a" }))).toBe("name-required");
    expect(reasonOf(save(start, { id: 2, meta: { title: "" } }))).toBe("name-required");
    expect(reasonOf(save(start, { id: 6, parentId: 9 }))).toBe("within-itself");
  });
  test("are removed with all below them", () => {
    const { data = start } = menu.remove({ ...input, body: { ids: [6, 2] } });
    expect(nodesOf(data.menus).map(({ id }) => id)).toEqual([1, 3, 4, 5, 12, 13, 14, 15, 16, 17]);
    expect(menu.remove({ ...input, body: {} }).answer).toMatchObject({ reason: "ids-required" });
  });
});

describe("roles", () => {
  test("are added with their menus and permissions, and the ancestors of those", () => {
    const chosen = [{ id: 13, permission: ["view"] }, { id: 99 }, { id: 4 }];
    const { data = start } = saveRole(start, { roleName: "Auditor", status: 0, remark: "r", menu: chosen });
    expect(data.roles).toHaveLength(5);
    expect(data.roles[4]).toMatchObject({
      roleName: "Auditor",
      status: 0,
      remark: "r",
      createTime: "2024-07-01 12:00:00",
    });
    expect(nodesOf(data.roles[4]?.menu ?? []).map(({ id }) => id)).toEqual([4, 12, 13]);
    expect(data.roles[4]?.menu[1]?.children?.[0]).toMatchObject({
      permission: ["view"],
      meta: { permission: ["view"] },
    });
    expect(data.roles[4]?.menu[0]).not.toHaveProperty("parentId");
  });
  test("are changed in the given fields", () => {
    const [first] = start.roles;
    const { data = start } = saveRole(start, { id: first?.id ?? "", remark: "" });
    expect(data.roles[0]).toEqual({ ...first, remark: "" });
  });
  test("are refused when unknown or without a name, and can be deleted", () => {
    expect(reasonOf(saveRole(start, { id: "none", roleName: "A" }))).toBe("record-not-found");
    expect(reasonOf(saveRole(start, { status: 1 }))).toBe("name-required");
    const { data = start } = role.remove({ ...input, body: { ids: [start.roles[1]?.id ?? ""] } });
    expect(data.roles.map(({ roleName }) => roleName)).toEqual(["超级管理员", "普通用户", "游客"]);
  });
  test("are at most 500", () => {
    let data = start;
    for (let count = 4; count < 500; count++) data = saveRole(data, { roleName: "A" }).data ?? data;
    expect(reasonOf(saveRole(data, { roleName: "A" }))).toBe("too-many");
  });
});
