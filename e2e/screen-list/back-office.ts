import type { Part, Stage } from "./page-subset.ts";
import type { Screen } from "./screen.ts";

/** A page of the demo back office by URL, or a state that `act` opens in it. */
const demo = (path: string, name = "", act?: Screen["act"]): Screen => ({
  name: `demo${path.replaceAll("/", "-")}${name && `-${name}`}`,
  path: `#${path}`,
  demo: true,
  ...(act && { act }),
});
const opensDialog =
  (button: (page: Stage) => Part) =>
  async (page: Stage): Promise<void> => {
    await button(page).click();
    await page.getByRole("dialog").waitFor();
  };

/** The first row's button for an action; the row has the buttons edit, view and delete, in this order. */
const ofFirstRow = (page: Stage, action: "edit" | "detail") =>
  page
    .locator("main tbody tr")
    // Skip rows of hidden pages: the back office keeps the pages of other tabs in the document.
    .filter({ visible: true })
    .first()
    .locator("td[data-plain]")
    .last()
    .getByRole("button")
    .nth(action === "edit" ? 0 : 1);
const leadsTo =
  (action: "edit" | "detail") =>
  async (page: Stage): Promise<void> => {
    await ofFirstRow(page, action).click();
    await page.waitForURL(new RegExp(`example-${action}`));
    await page.locator("main section").filter({ visible: true }).first().waitFor();
  };

/** Every view of the demo back office, and special states of its frame. */
export const DEMO_SCREENS: readonly Screen[] = [
  { name: "demo-login", path: "#/login?redirect=%2Fdashboard%2Fanalysis" },
  demo("/dashboard/analysis"),
  demo("/dashboard/workplace"),
  demo("/guide/index"),
  demo("/components/form/default-form"),
  demo("/components/form/use-form"),
  demo("/components/table/default-table"),
  demo("/components/table/use-table"),
  demo("/components/table/tree-table"),
  demo("/components/table/table-image-preview"),
  demo("/components/table/table-video-preview"),
  demo("/components/table/card-table"),
  demo("/components/editor-demo/editor"),
  demo("/components/editor-demo/json-editor"),
  demo("/components/editor-demo/code-editor"),
  demo("/components/search"),
  demo("/components/descriptions"),
  demo("/components/image-viewer"),
  demo("/components/dialog"),
  demo("/components/icon"),
  demo("/components/icon-picker"),
  demo("/components/echart"),
  demo("/components/count-to"),
  demo("/components/qrcode"),
  demo("/components/highlight"),
  demo("/components/infotip"),
  demo("/components/input-password"),
  demo("/components/waterfall"),
  demo("/components/image-cropping"),
  demo("/components/video-player"),
  demo("/components/avatars"),
  demo("/components/i-agree"),
  demo("/components/tree"),
  demo("/function/multipleTabs"),
  demo("/function/multiple-tabs-demo/3"),
  demo("/function/request"),
  demo("/function/test"),
  demo("/hooks/useWatermark"),
  demo("/hooks/useTagsView"),
  demo("/hooks/useValidator"),
  demo("/hooks/useCrudSchemas"),
  demo("/hooks/useClipboard"),
  demo("/hooks/useNetwork"),
  demo("/level/menu1/menu1-1/menu1-1-1"),
  demo("/level/menu1/menu1-2"),
  demo("/level/menu2"),
  demo("/example/example-dialog"),
  demo("/example/example-page"),
  demo("/example/example-add"),
  // The server generates the ids in these URLs, so the pages are opened from the list.
  demo("/example/example-page", "edit", leadsTo("edit")),
  demo("/example/example-page", "detail", leadsTo("detail")),
  demo("/error/404-demo"),
  demo("/error/403-demo"),
  demo("/error/500-demo"),
  demo("/authorization/department"),
  demo("/authorization/user"),
  demo("/authorization/menu"),
  demo("/authorization/role"),
  demo(
    "/authorization/menu",
    "edit",
    opensDialog((page) => ofFirstRow(page, "edit")),
  ),
  demo(
    "/authorization/role",
    "edit",
    opensDialog((page) => ofFirstRow(page, "edit")),
  ),
  demo("/personal/personal-center"),
  demo(
    "/level/menu2",
    "settings",
    opensDialog((page) => page.locator("button[aria-haspopup=dialog]").filter({ visible: true }).last()),
  ),
];
