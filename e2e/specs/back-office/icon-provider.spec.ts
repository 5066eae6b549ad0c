// The icon provider: requested only if enabled, host by host, here through a local stub.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

const HOSTS = /^https:\/\/api\.(iconify\.design|simplesvg\.com|unisvg\.com)\//;
const DRAWING = "M3 3h18v18H3z";

/** Starts a stub of the provider whose first host is down, and routes the page's requests to the stub. */
async function standIn(page: Page) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { host, path } = JSON.parse(String(request.headers["x-asked"])) as { host: string; path: string };
    asked.push(`${host}${path}`);
    if (host === "api.iconify.design") {
      response.writeHead(503, { "access-control-allow-origin": "*" }).end();
      return;
    }
    const body = { prefix: "ep", width: 24, height: 24, icons: { lock: { body: `<path d="${DRAWING}"/>` } } };
    response
      .writeHead(200, { "access-control-allow-origin": "*", "content-type": "application/json" })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // This route sees a request only after the page's policy has allowed it.
  await page.route(HOSTS, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { "x-asked": JSON.stringify({ host, path: pathname + search }) };
    await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}/`, headers }) });
  });
  return { asked, close: () => server.close() };
}

test("is requested only while enabled", async ({ page }) => {
  const { asked, close } = await standIn(page);
  const policy = async () => (await page.reload())?.headers()["content-security-policy"];
  const drawing = page.getByRole("main").locator(`path[d="${DRAWING}"]`);
  const name = page.getByRole("textbox", { name: "Name of the icon" });
  const switchIt = async () => {
    await page.getByRole("button", { name: "Page settings" }).click();
    const loaded = page.waitForEvent("load");
    await page.getByRole("switch", { name: "Icons from a provider" }).click();
    await loaded;
    await openView(page, "/components/icon");
    await name.fill("vi-ep:lock");
  };

  await openView(page, "/components/icon");
  await name.fill("vi-ep:lock");
  await expect(page.getByRole("main").locator("svg").last()).toBeVisible();
  expect(asked, "off from the start").toEqual([]);
  expect(await policy()).toContain("connect-src 'self';");

  await switchIt();
  await expect(drawing).toBeVisible();
  expect(asked.filter((one) => one.endsWith("/ep.json?icons=lock"))).toEqual([
    "api.iconify.design/ep.json?icons=lock",
    "api.simplesvg.com/ep.json?icons=lock",
  ]);
  expect(await policy()).toContain("connect-src 'self' https://api.iconify.design https://api.simplesvg.com");

  await openView(page, "/components/icon");
  await switchIt();
  asked.length = 0;
  await expect(page.getByRole("main").locator("svg").last()).toBeVisible();
  await expect(drawing).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await policy()).toContain("connect-src 'self';");
  close();
});
