import { expect, test } from "../../fixtures.ts";

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

test("the site can be installed on a home screen, and caches no member data", async ({ page, request }) => {
  await page.goto("");
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const address = new URL(link ?? "", page.url());
  const manifest = (await (await request.get(address.href)).json()) as Manifest;
  expect(new URL(manifest.start_url, address).pathname).toBe(new URL(page.url()).pathname);
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, address).href);
    expect(size, src).toBe(sizes);
    expect(type).toBe("image/png");
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
