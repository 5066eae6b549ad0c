// Opens every URL of the back office with both accounts.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
// Each test opens about eighty URLs.
test.describe.configure({ timeout: 300_000 });

/** Views by URL, with their titles in the frame. */
const VIEWS: Readonly<Record<string, string>> = {
  "/dashboard/analysis": "Analysis",
  "/dashboard/workplace": "Workplace",
  "/guide/index": "Guide",
  "/components/form/default-form": "Default form",
  "/components/form/use-form": "UseForm",
  "/components/table/default-table": "Default table",
  "/components/table/use-table": "UseTable",
  "/components/table/tree-table": "TreeTable",
  "/components/table/table-image-preview": "Image preview",
  "/components/table/table-video-preview": "Video preview",
  "/components/table/card-table": "Card table",
  "/components/editor-demo/editor": "Rich text",
  "/components/editor-demo/json-editor": "JSON editor",
  "/components/editor-demo/code-editor": "Code editor",
  "/components/search": "Search",
  "/components/descriptions": "Descriptions",
  "/components/image-viewer": "Image viewer",
  "/components/dialog": "Dialog",
  "/components/icon": "Icons",
  "/components/icon-picker": "Icon picker",
  "/components/echart": "Charts",
  "/components/count-to": "Count up",
  "/components/qrcode": "QR code",
  "/components/highlight": "Highlight",
  "/components/infotip": "Info box",
  "/components/input-password": "Password input",
  "/components/waterfall": "Waterfall",
  "/components/image-cropping": "Image cropping",
  "/components/video-player": "Video player",
  "/components/avatars": "Avatar list",
  "/components/i-agree": "Agreement box",
  "/components/tree": "Tree",
  "/function/multipleTabs": "Multiple tabs",
  "/function/multiple-tabs-demo/3": "Details of 3",
  "/function/request": "Requests",
  "/function/test": "Permission test",
  "/hooks/useWatermark": "useWatermark",
  "/hooks/useTagsView": "useTagsView",
  "/hooks/useValidator": "useValidator",
  "/hooks/useCrudSchemas": "useCrudSchemas",
  "/hooks/useClipboard": "useClipboard",
  "/hooks/useNetwork": "useNetwork",
  "/level/menu1/menu1-1/menu1-1-1": "Menu 1-1-1",
  "/level/menu1/menu1-2": "Menu 1-2",
  "/level/menu2": "Menu 2",
  "/example/example-dialog": "Example with dialogs",
  "/example/example-page": "Example with pages",
  "/example/example-add": "Add example",
  "/example/example-edit": "Edit example",
  "/example/example-detail": "Example details",
  "/error/404-demo": "404",
  "/error/403-demo": "403",
  "/error/500-demo": "500",
  "/authorization/department": "Departments",
  "/authorization/user": "Users",
  "/authorization/menu": "Menus",
  "/authorization/role": "Roles",
  "/personal/personal-center": "Personal centre",
};

/** Groups redirect to one of their children. */
const GROUPS: Readonly<Record<string, string>> = {
  "/dashboard": "/dashboard/analysis",
  "/guide": "/guide/index",
  "/components": "/components/form/default-form",
  "/components/form": "/components/form/default-form",
  "/components/table": "/components/table/default-table",
  "/components/editor-demo": "/components/editor-demo/editor",
  "/function": "/function/multipleTabs",
  "/hooks": "/hooks/useWatermark",
  "/level": "/level/menu1/menu1-1/menu1-1-1",
  "/level/menu1": "/level/menu1/menu1-1/menu1-1-1",
  "/level/menu1/menu1-1": "/level/menu1/menu1-1/menu1-1-1",
  "/example": "/example/example-dialog",
  "/error": "/error/404-demo",
  "/authorization": "/authorization/user",
  "/personal": "/personal/personal-center",
};

/** URLs missing for the test account, and unknown URLs. */
const NOT_OF_TEST = /^\/function|^\/components\/(icon-picker|tree)$/;
const NOWHERE = ["/dashboard/nowhere", "/nowhere", "/components/iconPicker", "/level/menu2/", "/Level/menu2"];

/** Number of pages to keep open: with all of them open, each new page takes three times as long. */
const AT_ONCE = 12;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const go = (page: Page, path: string) => page.evaluate((to) => void (location.hash = to), path);

for (const account of ["admin", "test"] as const) {
  test.describe(account, () => {
    test.use({ admin: account });

    test(`opens exactly the pages of ${account}`, async ({ page, request }) => {
      // Never answer the request page's calls, so that they stay pending.
      await page.route(/\/mock\/request\/[1-5]$/, () => new Promise(() => undefined));
      const reply = await request.get("mock/example/list?pageIndex=1&pageSize=1");
      const { data } = (await reply.json()) as { data: { list: { id: string }[] } };
      const id = data.list[0]?.id ?? "";
      await page.goto("#/dashboard/workplace");
      const main = page.getByRole("main");
      for (const [at, [path, title]] of Object.entries(VIEWS).entries()) {
        if (at % AT_ONCE === AT_ONCE - 1) await page.reload();
        await go(page, /example-(edit|detail)$/.test(path) ? `${path}?id=${id}` : path);
        if (account === "test" && NOT_OF_TEST.test(path)) {
          await expect(heading(page, "This page does not exist"), path).toBeVisible();
          continue;
        }
        await expect(heading(page, title), path).toBeVisible();
        // Expects content of the view itself, not only the frame's heading.
        await expect(main.locator("section, h2").filter({ visible: true }).first(), path).toBeVisible();
        const parts = await main.locator("h2").filter({ visible: true }).allTextContents();
        expect(parts, `${path} says its title once`).not.toContain(title);
        await expect(main.getByRole("alert").filter({ hasText: /\S/ }), path).toHaveCount(0);
      }
      for (const [group, path] of Object.entries(GROUPS)) {
        if (account === "test" && NOT_OF_TEST.test(group)) continue;
        await go(page, group);
        await expect(page, group).toHaveURL((url) => url.hash === `#${path}`);
      }
      for (const path of NOWHERE) {
        await go(page, path);
        await expect(heading(page, "This page does not exist"), path).toBeVisible();
        // Open another page in between, because all unknown URLs show the same heading.
        await go(page, "/level/menu2");
        await expect(heading(page, "Menu 2")).toBeVisible();
      }
    });
  });
}

test.describe("addresses beyond the known segments", () => {
  test.use({ admin: "admin" });

  test("a record with its own first segment opens, and redirects to the login when the session ends", async ({
    page,
  }) => {
    await page.route("**/mock/role/list", async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: object[] };
      body.data.push({
        path: "/solo",
        component: "#",
        name: "Solo",
        redirect: "/solo/page",
        meta: { title: "Solo", alwaysShow: true },
        children: [{ path: "page", component: "views/Level/Menu2", name: "SoloPage", meta: { title: "On its own" } }],
      });
      await route.fulfill({ json: body });
    });
    await page.goto("#/solo");
    await expect(heading(page, "On its own")).toBeVisible();
    await expect(page).toHaveURL(/#\/solo\/page$/);
    await page.reload();
    await expect(heading(page, "On its own")).toBeVisible();
    await go(page, "/solo/nowhere");
    await expect(heading(page, "This page does not exist")).toBeVisible();
    await go(page, "/solo/page");
    await expect(heading(page, "On its own")).toBeVisible();
    await page.getByRole("button", { name: "Account: admin" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/#\/login/);
    await expect(heading(page, "Hashgrove Admin")).toBeVisible();
    // Without a session the URL is unknown.
    await page.goto("#/solo/page");
    await expect(heading(page, "This page does not exist")).toBeVisible();
  });

  test("the address of an outside link offers it", async ({ page }) => {
    await page.goto("#/external-link");
    await expect(heading(page, "Documentation")).toBeVisible();
    const link = page.getByRole("main").getByRole("link");
    await expect(link).toHaveAttribute("href", "https://element-plus-admin-doc.cn/");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });
});

test("a visitor's mistyped address loads nothing of the back office", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("#/solo");
  await expect(heading(page, "This page does not exist")).toBeVisible();
  expect(scripts.filter((url) => /back-office|guard|\/mock\//.test(url))).toEqual([]);
});
