// The frame of the demo back office: session, routes, menu, tabs, layouts, lock. Its views have their own specs.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 }, hasTouch: false });

const tabs = (page: Page) => page.getByRole("region", { name: "Open tabs" });
const tab = (page: Page, name: string) => tabs(page).getByRole("link", { name, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
const shown = (page: Page, title: string) => expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
/** The text field of the visible page; hidden pages of other tabs have one too. */
const text = (page: Page) => page.getByRole("textbox", { name: "Your text" });
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const choose = async (page: Page, button: string, item: string): Promise<void> => {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("visitors are redirected to the demo login, and back after it", async ({ page }) => {
  await page.goto("#/function/multiple-tabs-demo/7?from=link");
  const account = page.getByLabel("Username");
  await account.fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(account).toHaveValue("admin");
  await page.getByLabel("Password", { exact: true }).fill("admin");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await shown(page, "Details of 7");
  await expect(page).toHaveURL(/multiple-tabs-demo\/7\?from=link$/);
  await expect(page).toHaveTitle("Hashgrove Admin - Details of 7");
  expect(await kept(page), "no password is kept").not.toMatch(/password/i);
  // Logged-in users are redirected from the login.
  await page.goto("#/login?redirect=%2Flevel%2Fmenu2");
  await shown(page, "Menu 2");
});

test.describe("the test account", () => {
  test.use({ admin: "test" });

  test("has no function group, and other accounts' pages are unknown", async ({ page }) => {
    await page.goto("#/level");
    await shown(page, "Menu 1-1-1");
    await expect(menu(page).getByRole("button", { name: "Functions" })).toHaveCount(0);
    await expect(menu(page).getByRole("button", { name: "Authorization" })).toBeVisible();
    await page.goto("#/function/request");
    await shown(page, "This page does not exist");
    await page.goto("#/example/example-add");
    await shown(page, "Add example");
    await expect(menu(page).getByRole("link", { name: "Example with pages" })).toHaveAttribute("aria-current", "page");
    await expect(tab(page, "Add example")).toHaveCount(0);
  });
});

test.describe("the admin", () => {
  test.use({ admin: "admin" });

  test("keeps a tab's input until it is closed or reloaded", async ({ page }) => {
    await page.goto("#/level/menu2");
    await text(page).fill("first");
    await menu(page).getByRole("button", { name: "Menu 1", exact: true }).click();
    await menu(page).getByRole("link", { name: "Menu 1-2" }).click();
    await shown(page, "Menu 1-2");
    await text(page).fill("second");
    await tab(page, "Menu 2").click();
    await expect(text(page)).toHaveValue("first");
    await tabs(page).getByRole("button", { name: "Reload" }).click();
    await expect(text(page)).toHaveValue("");
    await tabs(page).getByRole("button", { name: "Close Menu 1-2" }).click();
    await page.goto("#/level/menu1/menu1-2");
    await expect(text(page)).toHaveValue("");
  });

  test("closes tabs by their menu, except pinned ones", async ({ page }) => {
    await page.goto("#/function/multiple-tabs-demo/1");
    await shown(page, "Details of 1");
    await page.goto("#/function/multiple-tabs-demo/2");
    await shown(page, "Details of 2");
    await page.goto("#/level/menu2");
    await shown(page, "Menu 2");
    await expect(tabs(page).getByRole("listitem")).toHaveText([
      "Analysis",
      "Workplace",
      "Details of 1",
      "Details of 2",
      "Menu 2",
    ]);
    await tab(page, "Details of 2").click({ button: "right" });
    await expect(page.getByRole("menuitem", { name: "Reload" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Close tabs to the left" }).click();
    await expect(tabs(page).getByRole("listitem")).toHaveText(["Analysis", "Workplace", "Details of 2", "Menu 2"]);
    await tabs(page).getByRole("button", { name: "Tab menu" }).press("Enter");
    await expect(page.getByRole("menu", { name: "Tab menu" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(tabs(page).getByRole("listitem")).toHaveText(["Analysis", "Workplace"]);
    await shown(page, "Workplace");
  });

  test("starts and cancels requests, and is logged out only by an expired session", async ({ page }) => {
    // Hold the requests in the page, because the tests' server replies without a delay.
    await page.route(/\/mock\/request\/[1-5]$/, () => new Promise(() => undefined));
    await page.goto("#/function/request");
    const pending = page.getByRole("main").getByRole("status");
    await page.getByRole("button", { name: "Start request 2" }).click();
    await expect(pending).toHaveText("Pending: Request 2");
    await page.getByRole("button", { name: "Start all" }).click();
    await expect(pending).toHaveText(/Request 1.*Request 5/);
    await page.getByRole("button", { name: "Cancel request 2" }).click();
    await expect(pending).not.toHaveText(/Request 2/);
    await page.getByRole("button", { name: "Cancel all" }).click();
    await expect(pending).toHaveText("Nothing is pending.");
    await page.getByRole("button", { name: "Send a request with an expired session" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "expired" })).toBeVisible();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Ffunction%2Frequest$/);
  });

  test("shows permissions in three forms; two react to a change", async ({ page }) => {
    await page.clock.install();
    await page.goto("#/function/test");
    const shownIn = (name: string) => page.getByRole("region", { name }).getByText("Shown", { exact: true });
    await expect(shownIn("As a component")).toHaveCount(3);
    await page.clock.runFor(3_100);
    await expect(shownIn("As a component")).toHaveCount(2);
    await expect(shownIn("As a hook")).toHaveCount(3);
    await expect(shownIn("As a function")).toHaveCount(2);
  });

  test("switches between four layouts, which keeps input", async ({ page }) => {
    await page.goto("#/level/menu2");
    await text(page).fill("kept");
    const drawer = page.getByRole("dialog", { name: "Page settings" });
    const arrange = async (name: string): Promise<void> => {
      await page.getByRole("button", { name: "Page settings" }).click();
      await drawer.getByRole("radio", { name, exact: true }).check();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(text(page)).toHaveValue("kept");
    };
    await arrange("Menu in the header");
    await expect(page.getByRole("banner").getByRole("button", { name: "Nested menu" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
    expect(await axeFaults(page, "colours")).toEqual([]);
    await page.getByRole("banner").getByRole("button", { name: "Functions" }).press("Enter");
    await page.getByRole("link", { name: "Multiple tabs" }).press("Enter");
    await shown(page, "Multiple tabs");
    await tab(page, "Menu 2").click();
    await arrange("Menu in two columns");
    await menu(page).getByRole("button", { name: "Examples" }).click();
    await expect(menu(page).getByRole("link", { name: "Example with pages" })).toBeVisible();
    await arrange("Full-width header, menu at the side");
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Page settings" }).click();
    await drawer.getByRole("radio", { name: "Menu in the header" }).click();
    await expect(page.getByText("Switching to other layouts is not supported in mobile mode.")).toBeVisible();
    await expect(drawer.getByRole("radio", { name: "Menu at the side", exact: true })).toBeChecked();
  });

  test("stays locked after a reload, on going back and in another tab", async ({ page, context }) => {
    await page.goto("#/level/menu1/menu1-2");
    await shown(page, "Menu 1-2");
    await page.goto("#/level/menu2");
    await shown(page, "Menu 2");
    await text(page).fill("kept");
    await choose(page, "Account: admin", "Lock screen");
    await page.getByRole("dialog").getByLabel("Lock password").fill("sesame 1");
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    const locked = (where: Page) =>
      expect(where.getByRole("heading", { name: "Hashgrove Admin is locked" })).toBeVisible();
    await locked(page);
    expect(await kept(page)).not.toContain("sesame");
    const lock = await page.evaluate(() => localStorage.getItem("demo.lock") ?? "");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await locked(page);
    await page.goto("#/example/example-dialog");
    await locked(page);
    await page.keyboard.press("Escape");
    await page.reload();
    await locked(page);
    await expect(menu(page), "nothing of the page is even there").toHaveCount(0);
    // A modified lock entry does not unlock.
    await page.evaluate(() => localStorage.setItem("demo.lock", "{}"));
    await page.reload();
    await locked(page);
    await page.getByRole("button", { name: "Unlock" }).click();
    await page.getByLabel("Lock password of admin").press("Enter");
    await expect(page.getByText("Enter a password.")).toBeVisible();
    await page.evaluate((lock) => localStorage.setItem("demo.lock", lock), lock);
    await page.reload();
    const other = await context.newPage();
    await other.goto(`${page.url().split("#")[0]}#/authorization/user`);
    await locked(other);
    await expect(menu(other)).toHaveCount(0);
    await page.getByRole("button", { name: "Unlock" }).click();
    const password = page.getByLabel("Lock password of admin");
    await password.fill("sesame 2");
    await password.press("Enter");
    await expect(page.getByText("The lock password is not correct.")).toBeVisible();
    await password.fill("sesame 1");
    await password.press("Enter");
    await shown(page, "Example with dialogs");
    await expect(menu(other)).toBeVisible();
  });

  test("is locked in another tab too, with any open page", async ({ page, context }) => {
    await page.goto("#/level/menu2");
    await shown(page, "Menu 2");
    const other = await context.newPage();
    await other.goto(`${page.url().split("#")[0]}#/example/example-dialog`);
    await other.getByRole("button", { name: "Add", exact: true }).click();
    const title = other.getByRole("dialog").getByLabel("Title");
    await title.fill("half done");
    await choose(page, "Account: admin", "Lock screen");
    await page.getByRole("dialog").getByLabel("Lock password").fill("sesame 1");
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await expect(other.getByRole("heading", { name: "Hashgrove Admin is locked" })).toBeVisible();
    await expect(other.locator("[role=dialog]:visible"), "nor is the dialog over it").toHaveCount(0);
    await expect(other.getByRole("textbox", { name: "Title" })).toHaveCount(0);
    await other.getByRole("button", { name: "Unlock" }).click();
    await other.getByLabel("Lock password of admin").fill("sesame 1");
    await other.keyboard.press("Enter");
    await expect(title).toHaveValue("half done");
    await expect(page.getByRole("heading", { name: "Hashgrove Admin is locked" })).toHaveCount(0);
    await shown(page, "Menu 2");
  });

  test("clears and resets everything except the route mode", async ({ page }) => {
    await page.goto("#/level/menu2");
    await page.getByRole("button", { name: "Page settings" }).click();
    await page.getByRole("switch", { name: "Routes by permission" }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await page.getByRole("button", { name: "Clear stored data and reset" }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    const items = JSON.parse(await kept(page)) as Record<string, string>;
    expect(Object.keys(items).filter((key) => key.startsWith("demo."))).toEqual([]);
    expect(items["dynamicRouter"]).toBe("false");
  });

  // @chromium, because only Chromium's driver changes the scheme of an open page.
  test(
    "is dark or light as selected, also locked, and leaves the product unchanged",
    { tag: "@chromium" },
    async ({ page }) => {
      const ground = (): Promise<string> =>
        page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
      const [light, dark] = ["rgb(255, 255, 255)", "rgb(11, 21, 38)"];
      for (const [system, ofSystem] of [
        ["light", light],
        ["dark", dark],
      ] as const) {
        await page.emulateMedia({ colorScheme: system });
        await page.goto("#/level/menu2");
        await page.getByRole("button", { name: "Page settings" }).click();
        for (const [name, colour] of [
          ["Dark", dark],
          ["Light", light],
          ["System", ofSystem],
          [system === "dark" ? "Light" : "Dark", system === "dark" ? light : dark],
        ] as const) {
          await page.getByRole("radio", { name, exact: true }).check({ force: true });
          await expect.poll(ground, `${name}, the system's is ${system}`).toBe(colour);
          expect(await axeFaults(page, "colours"), name).toEqual([]);
        }
        const chosen = system === "dark" ? light : dark;
        await page.reload();
        await shown(page, "Menu 2");
        await expect.poll(ground, "after a reload").toBe(chosen);
        await choose(page, "Account: admin", "Lock screen");
        await page.getByRole("dialog").getByLabel("Lock password").fill("sesame 1");
        await page.getByRole("button", { name: "Lock", exact: true }).click();
        await expect(page.getByRole("heading", { name: "Hashgrove Admin is locked" })).toBeVisible();
        expect(await ground(), "locked").toBe(chosen);
        await page.goto("#/product");
        await expect.poll(ground, "in the product").toBe(ofSystem);
        await page.evaluate(() => localStorage.removeItem("demo.lock"));
        await page.reload();
      }
    },
  );

  test("handles any route list", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const deep = (depth: number): object => ({
      path: "deeper",
      component: "##",
      meta: { title: "Deeper", alwaysShow: true },
      children: depth === 0 ? [] : [deep(depth - 1)],
    });
    const routes = [
      { path: "/level", component: "#", name: "Level", meta: { title: "<img src=x onerror=alert(1)> ".repeat(20) } },
      {
        path: "/level",
        component: "#",
        name: "Level",
        meta: {},
        children: [{ path: "again", component: "x", meta: {} }],
      },
      {
        path: "/guide",
        component: "#",
        name: "Level",
        redirect: "/level",
        meta: { title: "router.guide", alwaysShow: true },
        children: [
          { path: "index", component: "views/Nowhere", name: "Lost", meta: { title: "Lost" } },
          { path: "fine", component: "views/Level/Menu2", name: "Lost", meta: { title: "Fine" } },
        ],
      },
      // A redirect loop.
      { path: "/hooks", component: "#", redirect: "/function", meta: { title: "Round" }, children: [] },
      { path: "/function", component: "#", redirect: "/hooks", meta: { title: "And round" }, children: [] },
      { path: "/example", component: "#", meta: { title: "Deep" }, children: [deep(40)] },
      { path: "javascript:alert(1)", meta: { title: "Script" } },
      { path: "orphan", component: "views/Level/Menu2", name: "Orphan", meta: { title: "Orphan" } },
      { path: 5, component: {}, meta: null, children: "many" },
      null,
    ];
    await page.route("**/mock/role/list", (route) => route.fulfill({ json: { code: 0, data: routes } }));
    await page.goto("#/guide/index");
    await expect(page.getByText("There is no view for this page")).toBeVisible();
    await expect(menu(page).getByText("<img src=x")).toBeVisible();
    await expect(menu(page).getByText("Script")).toHaveCount(0);
    for (const fault of ["no view views/Nowhere", "/level: is a duplicate", "another route has the name", "too deep"])
      expect(logged.join("\n")).toContain(fault);
    await page.goto("#/guide/fine");
    await text(page).fill("the frame goes on");
    await expect(tab(page, "Fine")).toHaveAttribute("aria-current", "page");
    // A top-level record may be a view, and its path may lack the leading slash.
    await page.goto("#/orphan");
    await expect(tab(page, "Orphan")).toHaveAttribute("aria-current", "page");
    for (const path of ["#/level/again", "#/hooks", "#/function"]) {
      await page.goto(path);
      await shown(page, "This page does not exist");
    }
  });
});

test.describe("a member who is also the admin", () => {
  test.use({ as: "alice", admin: "admin" });

  test("stays a member when the demo session ends", async ({ page }) => {
    await page.goto("#/level/menu2");
    await choose(page, "Account: admin", "Log out");
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
    await expect(page.getByLabel("Username")).toBeVisible();
    await page.goto("#/personage");
    await shown(page, "Account assets");
  });
});
