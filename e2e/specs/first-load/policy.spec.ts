// Checks that the page's policy blocks harmful actions. fixtures.ts fails every test whose page tries one, except tests
// with the option `hostile`.
import { expect, test } from "../../fixtures.ts";

test("the page is sent with its policies", async ({ page }) => {
  const headers = (await page.goto(""))?.headers();
  expect(headers?.["permissions-policy"]).toContain("geolocation=()");
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  const policy = headers?.["content-security-policy"];
  for (const part of ["frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types dompurify"])
    expect(policy).toContain(part);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
});

test.describe("blocked content", () => {
  test.use({ hostile: true });

  test("injected styles, scripts and markup do nothing", async ({ page }) => {
    await page.goto("");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const tried = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => {
        refused.push(event.effectiveDirective);
      });
      const style = document.createElement("style");
      style.textContent = "h1 { display: none }";
      document.head.append(style);
      document.body.setAttribute("style", "display: none");
      const failures = [
        () => (document.body.innerHTML = "<p>x</p>"),
        () => document.createElement("script").setAttribute("src", "./x.js"),
      ].map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : "refused";
        }
      });
      await new Promise((resolve) => setTimeout(resolve));
      return { refused: refused.toSorted(), failures };
    });
    expect(tried.failures).toEqual(["TypeError", "TypeError"]);
    expect(new Set(tried.refused)).toEqual(new Set(["require-trusted-types-for", "style-src-attr", "style-src-elem"]));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("checked in every test, in any order of specs", () => {
  // The page's error is the only fault in these tests, so that only the fixture can fail them.
  test.fail("an error of the page fails its test", async ({ page }) => {
    await page.goto("");
    const [error] = await Promise.all([
      page.context().waitForEvent("weberror"),
      page.evaluate(
        () => void setTimeout(() => Reflect.apply(Reflect.get(globalThis, "nowhere") as () => void, null, [])),
      ),
    ]);
    expect(error.error().name).toBe("TypeError");
  });

  test.fail("a policy violation fails its test", async ({ page }) => {
    await page.goto("");
    await Promise.all([
      page.waitForEvent("console", (message) => message.text().includes("Content Security Policy")),
      page.evaluate(() => document.body.setAttribute("style", "color: red")),
    ]);
  });

  test.fail("a page outside its world fails its test", async ({ page }) => {
    await page.goto("/");
  });

  test("the console, an empty page and the world itself are allowed", async ({ page, target }) => {
    for (const address of ["about:blank", `${target}/__qa/ui/`, "", "#/product"]) await page.goto(address);
  });
});
