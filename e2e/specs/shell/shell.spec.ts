import { expect, withWords } from "../../fixtures.ts";
import { Shell } from "../../pages/shell.ts";

const test = withWords({
  home: { en: "Home", ja: "ホーム" },
  news: { en: "News", ja: "ニュース" },
  about: { en: "About us", ja: "会社概要" },
  sure: { en: "Are you sure you want to log out?", ja: "ログアウトしますか？" },
  cancel: { en: "Cancel", ja: "キャンセル" },
  loggedOut: { en: "You are logged out.", ja: "ログアウトしました。" },
  logInForCentre: {
    en: "Please log in to open your personal centre.",
    ja: "マイページを開くには、ログインしてください。",
  },
  privacy: { en: "Privacy policy", ja: "プライバシーポリシー" },
  agreement: { en: "User agreement", ja: "利用規約" },
  logo: { en: "Hashgrove home", ja: "Hashgrove ホーム" },
});

test("the menu marks the page that is open, for a visitor without the personal centre", async ({
  page,
  words,
  own,
}) => {
  const shell = new Shell(page, words);
  await page.goto("#/news");
  await expect(page.getByRole("heading", { level: 1, name: own.news })).toBeVisible();
  // Search the header and its drawer only, because the footer has a menu too.
  const place = page.getByRole("banner").or(page.getByRole("dialog"));
  for (const [name, path] of [
    [words.products, "#/product"],
    [own.news, "#/news"],
    [own.about, "#/aboutus"],
    [own.home, "#/"],
  ] as const) {
    await shell.openMenu();
    await expect(page.getByRole("link", { name: words.personalCentre })).toHaveCount(0);
    await place.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await shell.openMenu();
    await expect(place.locator('nav a[aria-current="page"]').filter({ visible: true })).toHaveText([name]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("by keyboard: the menu behind its button gives the focus back", async ({ page, words, own }) => {
  await page.goto("#/product");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const button = page.getByRole("banner").getByRole("button", { name: words.menu });
  if (!(await button.isVisible())) return;
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: words.menu });
  await expect(drawer.getByRole("link", { name: own.news })).toBeVisible();
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the header gets a background once the page is scrolled", async ({ page }) => {
  await page.goto("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ground = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
  await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 300);
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  await page.mouse.wheel(0, -400);
  await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
});

test("the footer: years, links, agreements in their own windows", async ({ page, world, context, words, own }) => {
  // The year is the server's, not the device's or the prerendered page's.
  await world.advance("P1500D");
  await page.clock.setFixedTime("2009-06-01T12:00:00+09:00");
  const year = new Date(Date.parse(world.now) + 9 * 3_600_000).getUTCFullYear();
  expect(year).toBeGreaterThan(new Date().getFullYear());
  const footer = page.getByRole("contentinfo");
  for (const path of ["", "#/product"]) {
    await page.goto(path);
    await expect(footer).toContainText(`2009–${year}`);
  }
  // Wait for the products: they move the footer when they arrive, and a click at its old position would miss.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(footer.getByRole("link", { name: words.products })).toHaveAttribute("href", /#\/product$/);
  await expect(footer.getByRole("link", { name: own.about })).toHaveAttribute("href", /#\/aboutus$/);
  for (const [name, type] of [
    [own.privacy, "privacy"],
    [own.agreement, "user_policy"],
  ] as const) {
    const link = footer.getByRole("link", { name });
    await expect(link).toHaveAttribute("rel", /noopener/);
    const opened = context.waitForEvent("page");
    await link.click();
    await expect(await opened).toHaveURL(new RegExp(`#/agreement\\?type=${type}$`));
  }
  await footer.getByRole("link", { name: own.logo }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("login and sign-up: only the logo and the language above, nothing below", async ({ page, words, own }) => {
  for (const path of ["#/login", "#/signIn"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const header = page.getByRole("banner");
    await expect(header.getByRole("link")).toHaveCount(1);
    await expect(header.getByRole("link", { name: own.logo })).toBeVisible();
    await expect(header.getByRole("button")).toHaveCount(1);
    await expect(header.getByRole("button", { name: words.language })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
});

test("the personal centre asks a visitor to log in, and is opened after it", async ({ page, world, words, own }) => {
  const alice = world.member("alice");
  await page.goto("#/personage?personageHighlight=4");
  await expect(page.getByText(own.logInForCentre).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.getByLabel(words.account).fill(alice.account);
  await page.getByLabel(words.password, { exact: true }).fill(alice.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/personage\?personageHighlight=4$/);
  await expect(page.getByRole("heading", { level: 1, name: words.fundsFlow })).toBeVisible();
});

test.describe("a member", () => {
  test.use({ as: "alice" });

  test("is asked before logging out, and is a visitor afterwards", async ({ page, words, own }) => {
    const shell = new Shell(page, words);
    const logOut = () => page.getByRole("button", { name: words.logOut }).filter({ visible: true }).first();
    await page.goto("#/product");
    await expect(page.getByRole("heading", { level: 1, name: words.products })).toBeVisible();
    await shell.openMenu();
    await expect(shell.menuLink(words.personalCentre)).toBeVisible();
    await logOut().click();
    const dialog = page.getByRole("dialog", { name: words.logOut });
    await expect(dialog).toContainText(own.sure);
    await dialog.getByRole("button", { name: own.cancel }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("userinfo"))).not.toBeNull();

    await shell.openMenu();
    await logOut().click();
    await dialog.getByRole("button", { name: words.logOut }).click();
    await expect(page.getByText(own.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("userinfo"))).toBeNull();
  });

  test("sees the server's message after logging out", async ({ page, words }) => {
    await page.route("**/api/user/logout", (route) =>
      route.fulfill({ json: { code: 200, msg: "Good night.", time: 0, data: null } }),
    );
    await page.goto("#/personage?personageHighlight=20");
    await page.getByRole("main").getByRole("button", { name: words.logOut }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.logOut }).click();
    await expect(page.getByText("Good night.")).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test("is sent back from the login page with a note, whatever its redirect", async ({ page, words }) => {
    for (const address of ["#/login", "#/login?redirect=%2Fnews", "#/login?redirect=%2Flogin"]) {
      await page.goto("about:blank");
      await page.goto("#/product");
      await expect(page.getByRole("heading", { level: 1, name: words.products })).toBeVisible();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, address);
      await expect(page.getByText(words.alreadyLoggedIn)).toBeVisible();
      await expect(page).toHaveURL(/#\/product$/);
    }
  });

  test("is sent home with the same note if the login page is the first one", async ({ page, words }) => {
    for (const address of ["#/login", "#/login?redirect=%2Fpersonage%3FpersonageHighlight%3D7"]) {
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.getByText(words.alreadyLoggedIn)).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("is sent to the page before the login page after logging in in another tab", async ({ page, words }) => {
    await page.goto("#/product");
    await expect(page.getByRole("heading", { level: 1, name: words.products })).toBeVisible();
    const session = await page.evaluate(() => {
      const kept = localStorage.getItem("userinfo") ?? "";
      localStorage.removeItem("userinfo");
      dispatchEvent(new StorageEvent("storage", { key: "userinfo" }));
      location.hash = "#/login?redirect=%2Fnews";
      return kept;
    });
    await expect(page.getByLabel(words.account)).toBeVisible();
    await page.evaluate((kept) => {
      localStorage.setItem("userinfo", kept);
      location.hash = "#/login?redirect=%2Fpersonage";
    }, session);
    await expect(page.getByText(words.alreadyLoggedIn)).toBeVisible();
    await expect(page).toHaveURL(/#\/product$/);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // @chromium, because only Chromium's driver changes the scheme of an open page.
  test("changes appear at once, without a transition", { tag: "@chromium" }, async ({ page }) => {
    await page.goto("#/product");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() =>
      document.addEventListener("transitionrun", ({ propertyName }) => (document.body.dataset.moved = propertyName)),
    );
    const ground = await page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).not.toHaveCSS("background-color", ground);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator("body")).not.toHaveAttribute("data-moved");
  });
});
