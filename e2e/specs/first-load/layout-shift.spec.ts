// Visible content does not move while a page loads over a slow connection.
import { expect, test } from "../../fixtures.ts";

const PUBLIC = [
  "#/product",
  "#/product/details?id=2",
  "#/news",
  "#/news/details?id=1",
  "#/aboutus",
  "#/agreement?type=privacy",
  "#/help",
  "#/login",
  "#/signIn",
] as const;

/** Records layout shifts with the moved elements from page start; runs in the page. */
const watchShifts = (): void => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = (Reflect.get(entry, "sources") ?? []) as readonly { readonly node?: Node }[];
      const names = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`);
      shifts.push(`${Reflect.get(entry, "value")}: ${names.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

for (const [as, paths] of [
  [null, PUBLIC],
  ["alice", ["#/personage"]],
] as const) {
  test.describe(as ?? "a visitor", () => {
    test.use({ as });

    for (const path of paths) {
      test(`${path} does not shift while its parts load one by one`, async ({ page }) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Network.enable");
        const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
        await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
        await page.addInitScript(watchShifts);
        await page.goto(path);
        await expect(page.locator("h1").filter({ visible: true })).toBeAttached();
        await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => Reflect.get(window, "shifts") as string[])).toEqual([]);
      });
    }
  });
}
