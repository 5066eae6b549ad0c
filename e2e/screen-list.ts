// Every screen of the product, for what has to be seen or checked on each of them: a new one is a line here.
import { expect, type Page } from "@playwright/test";
import { motionsOver } from "./axe-faults.ts";

export interface Screen {
  /** Unique; the screenshots are named after it. */
  readonly name: string;
  /** From the base address on: `#/product`. */
  readonly path: string;
  /** Who looks at it; a visitor when absent. */
  readonly as?: string;
  /** A page of the demo back office, looked at by its admin: one frame for all, so each is looked at in fewer ways. */
  readonly demo?: true;
  /** Whose world it is shown in; `demo` when absent. */
  readonly scenario?: string;
  /** What has to be done after the page stands, by structure and not by words, since it serves all languages. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only below (narrow) or from (wide) 1024 px is there such a screen. */
  readonly only?: "narrow" | "wide";
}

const banner = (page: Page, popup: "dialog" | "listbox") =>
  page.getByRole("banner").locator(`button[aria-haspopup=${popup}]:visible`);
const submit = (page: Page) => page.locator("main form button[type=submit]").click();
const invalid = (page: Page) => expect(page.locator("main [aria-invalid]").first()).toBeVisible();

/** The login page of a visitor who has chosen a plan and an amount. */
const ORDER_LOGIN = `#/login?${new URLSearchParams({
  redirect: "/personage?personageHighlight=1&dialog=purchase&id=2&amount=200000&term=6",
}).toString()}`;

const PUBLIC: readonly Screen[] = [
  { name: "home", path: "" },
  {
    name: "home-highlight",
    path: "",
    act: async (page) => page.locator("main button[aria-expanded=false]").first().click(),
  },
  { name: "home-empty", path: "", scenario: "empty" },
  { name: "product", path: "#/product" },
  { name: "product-empty", path: "#/product", scenario: "empty" },
  {
    name: "product-answer",
    path: "#/product",
    act: async (page) => {
      await page.locator("main section button[aria-expanded]").nth(1).click();
      await expect(page.locator("main [role=region]:visible")).toHaveCount(1);
    },
  },
  { name: "product-details", path: "#/product/details?id=2" },
  { name: "product-details-daily", path: "#/product/details?id=3" },
  { name: "product-details-closed", path: "#/product/details?id=6" },
  { name: "product-details-missing", path: "#/product/details?id=999" },
  { name: "news", path: "#/news" },
  { name: "news-empty", path: "#/news", scenario: "empty" },
  { name: "news-details", path: "#/news/details?id=1" },
  { name: "news-details-missing", path: "#/news/details?id=999" },
  { name: "aboutus", path: "#/aboutus" },
  { name: "aboutus-empty", path: "#/aboutus", scenario: "empty" },
  { name: "agreement-privacy", path: "#/agreement?type=privacy" },
  { name: "agreement-user-policy", path: "#/agreement?type=user_policy" },
  { name: "agreement-missing", path: "#/agreement?type=nothing" },
  { name: "login", path: "#/login" },
  {
    name: "login-errors",
    path: "#/login",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  },
  { name: "login-for-order", path: ORDER_LOGIN },
  { name: "sign-in", path: "#/signIn?inviteCode=FRIEND01" },
  {
    name: "sign-in-errors",
    path: "#/signIn",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  },
  { name: "help", path: "#/help" },
  { name: "not-found", path: "#/nowhere" },
  {
    name: "drawer",
    path: "#/aboutus",
    only: "narrow",
    act: async (page) => {
      await banner(page, "dialog").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "language-menu",
    path: "#/login",
    act: async (page) => {
      await banner(page, "listbox").click();
      await expect(page.getByRole("listbox")).toBeVisible();
    },
  },
];

/** A section of the personal centre by its id, or a dialog over it. */
const centre = (name: string, section: number, rest: Partial<Screen> & { search?: string } = {}): Screen => {
  const { search = "", ...others } = rest;
  return { as: "alice", name: `centre-${name}`, path: `#/personage?personageHighlight=${section}${search}`, ...others };
};

const dialogForm = (page: Page) => page.getByRole("dialog").locator("form");

/** Opens the first row of a list, whose name is a button. */
const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator("main [role=cell] button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const withdrawalReview = async (page: Page) => {
  await page.locator("main form input[name=amount]").fill("20");
  await submit(page);
  await expect(page).toHaveURL(/step=review/);
  await page.locator("main form input[name=payPassword]").fill("123456");
};

const purchaseReview = async (page: Page) => {
  await dialogForm(page).getByRole("textbox").fill("100000");
  await dialogForm(page).getByRole("checkbox").check();
  await dialogForm(page).locator("button[type=submit]").click();
  await expect(dialogForm(page).getByRole("textbox")).toHaveCount(0);
};

const CENTRE: readonly Screen[] = [
  centre("assets", 0),
  centre("assets-newcomer", 0, { as: "bob" }),
  centre("assets-under-review", 0, { scenario: "under-review" }),
  centre("activity", 0, {
    scenario: "rejected",
    act: async (page) => {
      await page.getByRole("banner").locator("button:has(svg.lucide-bell)").click();
      await expect(page.getByRole("banner").locator("section li").first()).toBeVisible();
    },
  }),
  centre("more", 0, {
    act: async (page) => {
      const more = page.locator("[data-bottom-bar] button");
      if (await more.isVisible()) await more.click();
    },
    only: "narrow",
  }),
  centre("purchase", 1),
  centre("purchase-dialog", 1, { search: "&dialog=purchase&id=2" }),
  centre("purchase-dialog-short", 1, { search: "&dialog=purchase&id=3&amount=9999999&term=14" }),
  centre("purchase-dialog-review", 1, { search: "&dialog=purchase&id=2", act: purchaseReview }),
  centre("purchase-result", 1, {
    search: "&dialog=purchase&id=2",
    act: async (page) => {
      await purchaseReview(page);
      await dialogForm(page).getByRole("button").last().click();
      await expect(page).toHaveURL(/step=done/);
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  }),
  centre("holdings", 2),
  centre("holdings-newcomer", 2, { as: "bob" }),
  centre("holding-dialog", 2, { act: openFirstRow }),
  centre("identity", 3),
  centre("identity-newcomer", 3, { as: "bob" }),
  centre("identity-under-review", 3, { scenario: "under-review" }),
  centre("identity-rejected", 3, { scenario: "rejected" }),
  centre("funds-flow", 4),
  centre("funds-flow-expense", 4, { search: "&tab=expense" }),
  centre("funds-flow-statement", 4, { search: "&tab=statement" }),
  centre("movement-dialog", 4, { act: openFirstRow }),
  centre("funds-flow-newcomer", 4, { as: "bob" }),
  centre("invite", 5),
  centre("invite-ladder", 5, { scenario: "invite-ladder" }),
  centre("top-up", 6),
  centre("top-up-for-order", 6, { search: "&amount=30000&order=2-430000" }),
  centre("top-up-result", 6, {
    search: "&dialog=usdt-top-up",
    act: async (page) => {
      await dialogForm(page).getByRole("textbox").fill("300");
      await dialogForm(page).getByRole("radio").last().check();
      await dialogForm(page).locator("button[type=submit]").click();
      await dialogForm(page).getByRole("textbox").fill("9f".repeat(32));
      await dialogForm(page).locator("button[type=submit]").click();
      await expect(page).toHaveURL(/step=done/);
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  }),
  centre("bank-top-up-dialog", 6, { search: "&dialog=bank-top-up" }),
  centre("usdt-top-up-dialog", 6, { search: "&dialog=usdt-top-up" }),
  centre("usdt-top-up-dialog-deposit", 6, {
    search: "&dialog=usdt-top-up",
    act: async (page) => {
      await dialogForm(page).getByRole("textbox").fill("300");
      await dialogForm(page).getByRole("radio").last().check();
      await dialogForm(page).locator("button[type=submit]").click();
      await expect(dialogForm(page).locator("canvas, svg[role=img], img").first()).toBeVisible();
    },
  }),
  centre("withdraw", 7),
  centre("withdraw-chain-dialog", 7, { search: "&dialog=withdraw-chain" }),
  centre("withdraw-bank", 7, { search: "&tab=bank" }),
  centre("withdraw-bank-errors", 7, {
    search: "&tab=bank",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  }),
  centre("withdraw-usdt", 7, { search: "&tab=TRC20" }),
  centre("withdraw-usdt-review", 7, { search: "&tab=TRC20", act: withdrawalReview }),
  centre("withdraw-usdt-result", 7, {
    search: "&tab=TRC20",
    act: async (page) => {
      await withdrawalReview(page);
      await page.locator("main form button").last().click();
      await expect(page.locator("main form a")).toBeVisible();
    },
  }),
  centre("withdraw-bind-address", 7, {
    search: "&tab=ERC20",
    act: async (page) => {
      await page.locator("main form textarea").fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
      await invalid(page);
    },
  }),
  centre("withdraw-bind-bank", 7, { search: "&tab=bank", scenario: "rejected" }),
  centre("withdraw-bind-bank-review", 7, {
    search: "&tab=bank",
    scenario: "rejected",
    act: async (page) => {
      const fields = page.locator("main form input");
      for (const [index, text] of ["テスト銀行", "本店", "1", "123456", "佐藤 花"].entries())
        await fields.nth(index).fill(text);
      await submit(page);
      await expect(page).toHaveURL(/step=review/);
    },
  }),
  centre("withdraw-locked", 7, { search: "&tab=bank", scenario: "locked-pay-password" }),
  centre("records-deposit", 8),
  centre("records-withdrawal", 8, { search: "&tab=withdrawal" }),
  centre("records-coin-deposit", 8, { search: "&tab=coin-deposit" }),
  centre("records-coin-withdrawal", 8, { search: "&tab=coin-withdrawal" }),
  centre("records-many", 8, { scenario: "long-history" }),
  centre("records-under-review", 8, { scenario: "under-review" }),
  centre("records-newcomer", 8, { as: "bob" }),
  centre("record-dialog", 8, { act: openFirstRow }),
  centre("record-dialog-coin", 8, { search: "&tab=coin-withdrawal", act: openFirstRow }),
  centre("record-dialog-under-review", 8, { scenario: "under-review", act: openFirstRow }),
  centre("settings", 20),
  centre("settings-newcomer", 20, { as: "bob" }),
  ...["password", "trading-password", "email", "language"].map((dialog) =>
    // Only who has no trading password yet is shown that dialog.
    centre(`${dialog}-dialog`, 20, { as: "bob", search: `&dialog=${dialog}` }),
  ),
  {
    name: "logout-dialog",
    path: "#/aboutus",
    as: "alice",
    only: "wide",
    act: async (page) => {
      await page.getByRole("banner").getByRole("button").last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** Where every text is as long as it may be, and the amounts are huge. */
const EDGE: readonly Screen[] = [
  { name: "edge-home", path: "" },
  { name: "edge-product", path: "#/product" },
  { name: "edge-product-details", path: "#/product/details?id=2" },
  { name: "edge-news", path: "#/news" },
  centre("edge-assets", 0),
  centre("edge-purchase", 1),
  centre("edge-purchase-dialog", 1, { search: "&dialog=purchase&id=2" }),
  centre("edge-holdings", 2),
  centre("edge-holding-dialog", 2, { act: openFirstRow }),
  centre("edge-funds-flow", 4),
  centre("edge-withdraw-bank", 7, { search: "&tab=bank" }),
  centre("edge-records", 8),
  centre("edge-record-dialog", 8, { act: openFirstRow }),
  centre("edge-settings", 20),
].map((screen) => ({ ...screen, scenario: "edge-text" }));

/** A page of the demo back office by its address, or something opened in it. */
const demo = (path: string, name = "", act?: Screen["act"]): Screen => ({
  name: `demo${path.replaceAll("/", "-")}${name && `-${name}`}`,
  path: `#${path}`,
  demo: true,
  ...(act && { act }),
});
const opensDialog =
  (button: (page: Page) => ReturnType<Page["locator"]>) =>
  async (page: Page): Promise<void> => {
    await button(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };

/** Every view of the demo back office, and what is special about its frame. */
const DEMO: readonly Screen[] = [
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
  demo("/error/404-demo"),
  demo("/error/403-demo"),
  demo("/error/500-demo"),
  demo("/authorization/department"),
  demo("/authorization/user"),
  demo("/authorization/menu"),
  demo("/authorization/role"),
  demo("/personal/personal-center"),
  demo(
    "/level/menu2",
    "settings",
    opensDialog((page) => page.locator("button[aria-haspopup=dialog]:visible").last()),
  ),
];

export const SCREENS: readonly Screen[] = [...PUBLIC, ...CENTRE, ...EDGE, ...DEMO];

/** Goes to a screen and waits until all of it stands: texts, figures, dialog. */
export async function openScreen(page: Page, { path, act }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").filter({ hasText: /\S/, visible: true }).first()).toBeAttached();
  if (path.includes("dialog=")) await expect(page.getByRole("dialog")).toBeVisible();
  await settled(page);
  if (!path.includes("dialog=")) await passThrough(page);
  if (!act) return;
  await act(page);
  await settled(page);
}

/** Goes down the page and back, because some parts are loaded as the reader comes near. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Nothing that is shown is being loaded any more (a page kept behind another waits), and no motion is under way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await motionsOver(page);
}
