import type { BackOffice } from "../back-office-operation.ts";
import { mockStatus, randomOf } from "./random.ts";

type Menu = BackOffice<"Menu">;
type Permission = BackOffice<"Permission">;

const ENTRIES: readonly BackOffice<"PermissionEntry">[] = [
  { id: 1, label: "新增", value: "add" },
  { id: 2, label: "编辑", value: "edit" },
  { id: 3, label: "删除", value: "delete" },
  { id: 4, label: "查看", value: "view" },
];
const grantable = (...values: Permission[]): Pick<Menu, "permissionList"> => ({
  permissionList: ENTRIES.filter((entry) => values.includes(entry.value)),
});

const random = randomOf(0x03e2);
type Part = Partial<Omit<Menu, "children">> & { readonly meta?: Menu["meta"] };

function menu(id: number, type: Menu["type"], path: string, name: string, title: string, part: Part): Menu {
  return { path, name, status: mockStatus(random), id, type, title, ...part, meta: { title, ...part.meta } };
}
const directory = (id: number, path: string, name: string, title: string, part: Part, children: Menu[]): Menu => ({
  ...menu(id, 0, path, name, title, part),
  children: children.map((child) => ({ ...child, parentId: id })),
});
const page = (id: number, path: string, name: string, title: string, view: string, part: Part = {}): Menu =>
  menu(id, 1, path, name, title, { component: `views/${view}`, ...part });

/** For pages that only the example list links to; they have no menu entry and no tab. */
const behindExamplePage: Part = {
  meta: { noTagsView: true, noCache: true, hidden: true, showMainRoute: true, activeMenu: "/example/example-page" },
};

const LEVEL_START = "/level/menu1/menu1-1/menu1-1-1";

/** The menu tree, ids 1 to 17. */
export const MENUS: Menu[] = [
  directory(
    1,
    "/dashboard",
    "Dashboard",
    "首页",
    {
      component: "#",
      redirect: "/dashboard/analysis",
      meta: { icon: "vi-ant-design:dashboard-filled", alwaysShow: true },
    },
    [
      page(2, "analysis", "Analysis", "分析页", "Dashboard/Analysis", {
        meta: { noCache: true, permission: ["add", "edit"] },
        ...grantable("add", "edit"),
      }),
      page(3, "workplace", "Workplace", "工作台", "Dashboard/Workplace", {
        meta: { noCache: true },
        ...grantable("add", "edit", "delete"),
      }),
    ],
  ),
  directory(
    4,
    "/external-link",
    "ExternalLink",
    "文档",
    { component: "#", meta: { icon: "vi-clarity:document-solid" } },
    [menu(5, 1, "https://element-plus-admin-doc.cn/", "DocumentLink", "文档", {})],
  ),
  directory(
    6,
    "/level",
    "Level",
    "菜单",
    { component: "#", redirect: LEVEL_START, meta: { icon: "vi-carbon:skill-level-advanced" } },
    [
      directory(7, "menu1", "Menu1", "菜单1", { component: "##", redirect: LEVEL_START }, [
        directory(
          8,
          "menu1-1",
          "Menu11",
          "菜单1-1",
          { component: "##", redirect: LEVEL_START, meta: { alwaysShow: true } },
          [page(9, "menu1-1-1", "Menu111", "菜单1-1-1", "Level/Menu111")],
        ),
        page(10, "menu1-2", "Menu12", "菜单1-2", "Level/Menu12"),
      ]),
      page(11, "menu2", "Menu2Demo", "菜单2", "Level/Menu2"),
    ],
  ),
  directory(
    12,
    "/example",
    "Example",
    "综合示例",
    { component: "#", redirect: "/example/example-dialog", meta: { icon: "vi-ep:management", alwaysShow: true } },
    [
      page(
        13,
        "example-dialog",
        "ExampleDialog",
        "综合示例-弹窗",
        "Example/Dialog/ExampleDialog",
        grantable("add", "edit", "delete", "view"),
      ),
      page(
        14,
        "example-page",
        "ExamplePage",
        "综合示例-页面",
        "Example/Page/ExamplePage",
        grantable("add", "edit", "delete", "view"),
      ),
      page(15, "example-add", "ExampleAdd", "新增", "Example/Page/ExampleAdd", behindExamplePage),
      page(16, "example-edit", "ExampleEdit", "编辑", "Example/Page/ExampleEdit", behindExamplePage),
      page(17, "example-detail", "ExampleDetail", "详情", "Example/Page/ExampleDetail", behindExamplePage),
    ],
  ),
];
