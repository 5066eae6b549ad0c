import { axeFaults } from "../axe-faults.ts";
import { expect, withWords } from "../fixtures.ts";

const test = withWords({
  actions: { en: "What would you like to do?", ja: "ご希望のお手続き" },
  footer: { en: "Help", ja: "ヘルプ" },
  address: { en: "Changing your bank account or address", ja: "銀行口座・出金先アドレスの変更" },
  cannotLogIn: { en: "Cannot log in?", ja: "ログインできないときは" },
  help: { en: "Help with your account", ja: "アカウントのヘルプ" },
  forgotten: { en: "You have forgotten the login password", ja: "ログインパスワードをお忘れのとき" },
  how: { en: "How that works", ja: "お手続きについて" },
  nobody: { en: "nobody will answer you", ja: "お返事することもありません" },
});

test("shows a visitor who cannot log in the next steps, and that the demo has no staff", async ({ page, own }) => {
  await page.goto("#/login");
  await page.getByRole("link", { name: own.cannotLogIn }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.help })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(own.nobody);
  await expect(page.getByRole("heading", { name: own.address })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("is linked from every footer, and lists actions before the questions", async ({ page, own }) => {
  await page.goto("#/product");
  // Wait for the products: they move the footer when they arrive, and a click at its old position would miss.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: own.footer, exact: true }).click();
  const actions = page.getByRole("navigation", { name: own.actions }).getByRole("link");
  await expect(actions).toHaveCount(4);
  const places = await Promise.all((await actions.all()).map((action) => action.getAttribute("href")));
  expect(places.map((place) => /personageHighlight=\d+|#password/.exec(place ?? "")?.[0])).toEqual([
    "personageHighlight=6",
    "personageHighlight=7",
    "personageHighlight=3",
    "#password",
  ]);
  const last = await actions.last().boundingBox();
  const topic = await page.getByRole("heading", { name: own.address }).boundingBox();
  expect(last?.y).toBeLessThan(topic?.y ?? 0);
  await actions.last().click();
  await expect(page.getByRole("heading", { name: own.forgotten })).toBeInViewport();
  await actions.first().click();
  await expect(page, "a visitor logs in first").toHaveURL(/#\/login/);
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("finds it next to data that only customer service changes", async ({ page, own }) => {
    await page.goto("#/personage?personageHighlight=20");
    await page.getByRole("link", { name: own.how }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.help })).toBeVisible();
  });
});
