import type { Template } from "../template-operation.ts";

type Route = Template<"Route">;
type Meta = Template<"Meta">;

/** The message key of a route's title: its name with a small first letter. */
const titleOf = (name: string): string => `router.${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;

const page = (path: string, name: string, view: string, meta: Meta = {}): Route => ({
  path,
  component: `views/${view}`,
  name,
  meta: { title: titleOf(name), ...meta },
});

/** A top-level route in the main layout. */
const top = (path: string, name: string, redirect: string, meta: Meta, children: Route[]): Route => ({
  path,
  component: "#",
  redirect,
  name,
  meta: { title: titleOf(name), ...meta },
  children,
});

/** A parent that only passes through to its children. */
const through = (path: string, name: string, redirect: string | null, meta: Meta, children: Route[]): Route => ({
  path,
  component: "##",
  ...(redirect === null ? {} : { redirect }),
  name,
  meta: { title: titleOf(name), ...meta },
  children,
});

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
  through("form", "Form", null, show, [
    page("default-form", "DefaultForm", "Components/Form/DefaultForm"),
    page("use-form", "UseForm", "Components/Form/UseForm"),
  ]),
  through("table", "TableDemo", "/components/table/default-table", show, [
    page("default-table", "DefaultTable", "Components/Table/DefaultTable"),
    page("use-table", "UseTable", "Components/Table/UseTable"),
    page("tree-table", "TreeTable", "Components/Table/TreeTable"),
    page("table-image-preview", "TableImagePreview", "Components/Table/TableImagePreview"),
    page("table-video-preview", "TableVideoPreview", "Components/Table/TableVideoPreview"),
    page("card-table", "CardTable", "Components/Table/CardTable"),
  ]),
  through("editor-demo", "EditorDemo", "/components/editor-demo/editor", show, [
    page("editor", "Editor", "Components/Editor/Editor"),
    page("json-editor", "JsonEditor", "Components/Editor/JsonEditor"),
    page("code-editor", "CodeEditor", "Components/Editor/CodeEditor"),
  ]),
  page("search", "Search", "Components/Search"),
  page("descriptions", "Descriptions", "Components/Descriptions"),
  page("image-viewer", "ImageViewer", "Components/ImageViewer"),
  page("dialog", "Dialog", "Components/Dialog"),
  page("icon", "Icon", "Components/Icon"),
  page("icon-picker", "IconPicker", "Components/IconPicker"),
  page("echart", "Echart", "Components/Echart"),
  page("count-to", "CountTo", "Components/CountTo"),
  page("qrcode", "Qrcode", "Components/Qrcode"),
  page("highlight", "Highlight", "Components/Highlight"),
  page("infotip", "Infotip", "Components/Infotip"),
  page("input-password", "InputPassword", "Components/InputPassword"),
  page("waterfall", "Waterfall", "Components/Waterfall"),
  page("image-cropping", "ImageCropping", "Components/ImageCropping"),
  page("video-player", "VideoPlayer", "Components/VideoPlayer"),
  page("avatars", "Avatars", "Components/Avatars"),
  page("i-agree", "IAgree", "Components/IAgree"),
  page("tree", "Tree", "Components/Tree"),
];

/** The full route tree: 10 groups, 73 nodes. */
export const ROUTES: Route[] = [
  top("/dashboard", "Dashboard", "/dashboard/analysis", { icon: "vi-ant-design:dashboard-filled", ...show }, [
    page("analysis", "Analysis", "Dashboard/Analysis", { noCache: true, affix: true }),
    page("workplace", "Workplace", "Dashboard/Workplace", { noCache: true, affix: true }),
  ]),
  {
    path: "/external-link",
    component: "#",
    name: "ExternalLink",
    meta: {},
    children: [
      {
        path: "https://element-plus-admin-doc.cn/",
        name: "DocumentLink",
        meta: { title: "router.document", icon: "vi-clarity:document-solid" },
      },
    ],
  },
  top("/guide", "Guide", "/guide/index", {}, [
    page("index", "GuideDemo", "Guide/Guide", { title: "router.guide", icon: "vi-cib:telegram-plane" }),
  ]),
  top(
    "/components",
    "ComponentsDemo",
    "/components/form/default-form",
    { icon: "vi-bx:bxs-component", ...show },
    components,
  ),
  top("/function", "Function", "/function/multipleTabs", { icon: "vi-ri:function-fill", ...show }, [
    page("multipleTabs", "MultipleTabs", "Function/MultipleTabs"),
    page("multiple-tabs-demo/:id", "MultipleTabsDemo", "Function/MultipleTabsDemo", { hidden: true, canTo: true }),
    page("request", "Request", "Function/Request"),
    page("test", "Test", "Function/Test", { permission: ["add", "edit", "delete"] }),
  ]),
  top("/hooks", "Hooks", "/hooks/useWatermark", { icon: "vi-ic:outline-webhook", ...show }, [
    page("useWatermark", "UseWatermark", "Hooks/UseWatermark"),
    page("useTagsView", "UseTagsView", "Hooks/UseTagsView"),
    page("useValidator", "UseValidator", "Hooks/UseValidator"),
    page("useCrudSchemas", "UseCrudSchemas", "Hooks/UseCrudSchemas"),
    page("useClipboard", "UseClipboard", "Hooks/UseClipboard"),
    page("useNetwork", "UseNetwork", "Hooks/UseNetwork"),
  ]),
  top("/level", "Level", LEVEL_START, { icon: "vi-carbon:skill-level-advanced" }, [
    through("menu1", "Menu1", LEVEL_START, {}, [
      through("menu1-1", "Menu11", LEVEL_START, show, [page("menu1-1-1", "Menu111", "Level/Menu111")]),
      page("menu1-2", "Menu12", "Level/Menu12"),
    ]),
    page("menu2", "Menu2Demo", "Level/Menu2"),
  ]),
  top("/example", "Example", "/example/example-dialog", { icon: "vi-ep:management", ...show }, [
    page("example-dialog", "ExampleDialog", "Example/Dialog/ExampleDialog"),
    page("example-page", "ExamplePage", "Example/Page/ExamplePage"),
    page("example-add", "ExampleAdd", "Example/Page/ExampleAdd", behindExamplePage),
    page("example-edit", "ExampleEdit", "Example/Page/ExampleEdit", behindExamplePage),
    page("example-detail", "ExampleDetail", "Example/Page/ExampleDetail", behindExamplePage),
  ]),
  top("/error", "Error", "/error/404-demo", { icon: "vi-ci:error", ...show }, [
    page("404-demo", "404Demo", "Error/404"),
    page("403-demo", "403Demo", "Error/403"),
    page("500-demo", "500Demo", "Error/500"),
  ]),
  top("/authorization", "Authorization", "/authorization/user", { icon: "vi-eos-icons:role-binding", ...show }, [
    page("department", "Department", "Authorization/Department/Department"),
    page("user", "User", "Authorization/User/User"),
    page("menu", "Menu", "Authorization/Menu/Menu"),
    page("role", "Role", "Authorization/Role/Role"),
  ]),
];
