import { expect, test } from "../../fixtures.ts";

const LISTS = { ja: "商品", en: "Mining capacity" } as const;

test("each page has its title, description and social tags, in its language, also after a change of page", async ({
  page,
  words,
  lang,
}) => {
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await page.goto("");
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page).toHaveTitle(/\| Hashgrove$/);
  const home = await meta("og:description").getAttribute("content");
  expect(home?.length).toBeGreaterThan(20);
  for (const name of ["description", "og:title", "og:type", "og:image", "twitter:card"])
    await expect(meta(name)).toHaveCount(1);

  await page.goto("#/product");
  await expect(page).toHaveTitle(new RegExp(`^${words.products} \\|`));
  await expect(meta("og:title")).toHaveAttribute("content", words.products);
  await expect(meta("description")).not.toHaveAttribute("content", home ?? "");
  await expect(meta("description")).toHaveAttribute("content", new RegExp(lang === "ja" ? "比べ" : LISTS.en));
  await expect(meta("description")).toHaveCount(1);

  await page.goto("#/product/details?id=2");
  await expect(meta("og:title")).toHaveAttribute("content", words.productName);
  const picture = await meta("og:image").getAttribute("content");
  const reply = await page.request.get(picture ?? "");
  expect(reply.headers()["content-type"]).toBe("image/png");
});
