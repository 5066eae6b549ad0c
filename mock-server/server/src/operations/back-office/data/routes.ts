// Paths, names, component keys, redirects and titles are part of the wire format (rule T4): a back-office client finds
// its views by the component key and its texts by the title.
import type { BackOffice } from "../back-office-operation.ts";

type Route = BackOffice<"Route">;
type Meta = BackOffice<"Meta">;

const page = (path: string, name: string, view: string, meta: Meta): Route => ({
  path,
  component: `views/${view}`,
  name,
  meta,
});

/** A page whose title is a message key made from its name: `Workplace` gives `router.workplace`. */
const named = (path: string, name: string, view: string, meta: Meta = {}): Route =>
  page(path, name, view, { title: `router.${small(name)}`, ...meta });
const small = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;

/** A page whose title is shown literally instead of as a message key. */
const titled = (title: string, path: string, name: string, view: string): Route => page(path, name, view, { title });

/** A parent route. Component `#` is the main layout, `##` only renders the child routes. */
const parent = (
  component: "#" | "##",
  path: string,
  name: string,
  redirect: string | null,
  meta: Meta,
  children: Route[],
): Route => ({ path, component, ...(redirect === null ? {} : { redirect }), name, meta, children });

const hook = (name: string): Route =>
  titled(name, name, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, `hooks/${name}`);

const show: Meta = { alwaysShow: true };
const behindExamplePage: Meta = {
  hidden: true,
  noTagsView: true,
  noCache: true,
  showMainRoute: true,
  activeMenu: "/example/example-page",
};
const LEVEL_START = "/level/menu1/menu1-1/menu1-1-1";

const components: Route[] = [
  parent("##", "form", "Form", null, { title: "router.form", ...show }, [
    named("default-form", "DefaultForm", "Components/Form/DefaultForm"),
    titled("UseForm", "use-form", "UseForm", "Components/Form/UseFormDemo"),
  ]),
  parent("##", "table", "TableDemo", "/components/table/default-table", { title: "router.table", ...show }, [
    named("default-table", "DefaultTable", "Components/Table/DefaultTable"),
    titled("UseTable", "use-table", "UseTable", "Components/Table/UseTableDemo"),
    titled("TreeTable", "tree-table", "TreeTable", "Components/Table/TreeTable"),
    page("table-image-preview", "TableImagePreview", "Components/Table/TableImagePreview", {
      title: "router.PicturePreview",
    }),
    named("table-video-preview", "TableVideoPreview", "Components/Table/TableVideoPreview"),
    named("card-table", "CardTable", "Components/Table/CardTable"),
  ]),
  parent("##", "editor-demo", "EditorDemo", "/components/editor-demo/editor", { title: "router.editor", ...show }, [
    page("editor", "Editor", "Components/Editor/Editor", { title: "router.richText" }),
    named("json-editor", "JsonEditor", "Components/Editor/JsonEditor"),
    named("code-editor", "CodeEditor", "Components/Editor/CodeEditor"),
  ]),
  named("search", "Search", "Components/Search"),
  named("descriptions", "Descriptions", "Components/Descriptions"),
  named("image-viewer", "ImageViewer", "Components/ImageViewer"),
  named("dialog", "Dialog", "Components/Dialog"),
  named("icon", "Icon", "Components/Icon"),
  named("icon-picker", "IconPicker", "Components/IconPicker"),
  named("echart", "Echart", "Components/Echart"),
  named("count-to", "CountTo", "Components/CountTo"),
  named("qrcode", "Qrcode", "Components/Qrcode"),
  named("highlight", "Highlight", "Components/Highlight"),
  named("infotip", "Infotip", "Components/Infotip"),
  named("input-password", "InputPassword", "Components/InputPassword"),
  named("waterfall", "Waterfall", "Components/Waterfall"),
  named("image-cropping", "ImageCropping", "Components/ImageCropping"),
  named("video-player", "VideoPlayer", "Components/VideoPlayer"),
  named("avatars", "Avatars", "Components/Avatars"),
  named("i-agree", "IAgree", "Components/IAgree"),
  named("tree", "Tree", "Components/Tree"),
];

/** The full route tree: 10 groups, 73 nodes. */
export const ROUTES: Route[] = [
  parent(
    "#",
    "/dashboard",
    "Dashboard",
    "/dashboard/analysis",
    { title: "router.dashboard", icon: "vi-ant-design:dashboard-filled", ...show },
    [
      named("analysis", "Analysis", "Dashboard/Analysis", { noCache: true, affix: true }),
      named("workplace", "Workplace", "Dashboard/Workplace", { noCache: true, affix: true }),
    ],
  ),
  parent("#", "/external-link", "ExternalLink", null, {}, [
    {
      path: "https://element-plus-admin-doc.cn/",
      name: "DocumentLink",
      meta: { title: "router.document", icon: "vi-clarity:document-solid" },
    },
  ]),
  parent("#", "/guide", "Guide", null, {}, [
    page("index", "GuideDemo", "Guide/Guide", { title: "router.guide", icon: "vi-cib:telegram-plane" }),
  ]),
  parent(
    "#",
    "/components",
    "ComponentsDemo",
    "/components/form/default-form",
    { title: "router.component", icon: "vi-bx:bxs-component", ...show },
    components,
  ),
  parent(
    "#",
    "/function",
    "Function",
    "/function/multipleTabs",
    { title: "router.function", icon: "vi-ri:function-fill", ...show },
    [
      named("multipleTabs", "MultipleTabs", "Function/MultipleTabs"),
      page("multiple-tabs-demo/:id", "MultipleTabsDemo", "Function/MultipleTabsDemo", {
        title: "router.details",
        hidden: true,
        canTo: true,
      }),
      named("request", "Request", "Function/Request"),
      page("test", "Test", "Function/Test", { title: "router.permission", permission: ["add", "edit", "delete"] }),
    ],
  ),
  parent(
    "#",
    "/hooks",
    "Hooks",
    "/hooks/useWatermark",
    { title: "hooks", icon: "vi-ic:outline-webhook", ...show },
    ["useWatermark", "useTagsView", "useValidator", "useCrudSchemas", "useClipboard", "useNetwork"].map(hook),
  ),
  parent("#", "/level", "Level", LEVEL_START, { title: "router.level", icon: "vi-carbon:skill-level-advanced" }, [
    parent("##", "menu1", "Menu1", LEVEL_START, { title: "router.menu1" }, [
      parent("##", "menu1-1", "Menu11", LEVEL_START, { title: "router.menu11", ...show }, [
        named("menu1-1-1", "Menu111", "Level/Menu111"),
      ]),
      named("menu1-2", "Menu12", "Level/Menu12"),
    ]),
    page("menu2", "Menu2Demo", "Level/Menu2", { title: "router.menu2" }),
  ]),
  parent(
    "#",
    "/example",
    "Example",
    "/example/example-dialog",
    { title: "router.example", icon: "vi-ep:management", ...show },
    [
      named("example-dialog", "ExampleDialog", "Example/Dialog/ExampleDialog"),
      named("example-page", "ExamplePage", "Example/Page/ExamplePage"),
      named("example-add", "ExampleAdd", "Example/Page/ExampleAdd", behindExamplePage),
      named("example-edit", "ExampleEdit", "Example/Page/ExampleEdit", behindExamplePage),
      named("example-detail", "ExampleDetail", "Example/Page/ExampleDetail", behindExamplePage),
    ],
  ),
  // The redirect target does not exist. It is part of the wire format (rule T4), so clients must handle it.
  parent("#", "/error", "Error", "/error/404", { title: "router.errorPage", icon: "vi-ci:error", ...show }, [
    titled("404", "404-demo", "404Demo", "Error/404"),
    titled("403", "403-demo", "403Demo", "Error/403"),
    titled("500", "500-demo", "500Demo", "Error/500"),
  ]),
  parent(
    "#",
    "/authorization",
    "Authorization",
    "/authorization/user",
    { title: "router.authorization", icon: "vi-eos-icons:role-binding", ...show },
    [
      named("department", "Department", "Authorization/Department/Department"),
      named("user", "User", "Authorization/User/User"),
      page("menu", "Menu", "Authorization/Menu/Menu", { title: "router.menuManagement" }),
      named("role", "Role", "Authorization/Role/Role"),
    ],
  ),
];
