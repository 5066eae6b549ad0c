import { expect, it } from "vitest";
import { parseIconName } from "./icon-name.ts";

it("reads names with and without the prefix vi- and rejects everything else", () => {
  expect(parseIconName("vi-ant-design:dashboard-filled")).toEqual({ prefix: "ant-design", name: "dashboard-filled" });
  expect(parseIconName(" ep:edit ")).toEqual({ prefix: "ep", name: "edit" });
  for (const odd of ["", "vi-", "edit", "a:b:c", "ep:edit?x", "../ep:edit", "EP:Edit"])
    expect(parseIconName(odd)).toBeNull();
});
