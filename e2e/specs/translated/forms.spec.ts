// Forms whose texts change in place, in a browser that translates: the translation matches the untranslated page word
// for word.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { staleTexts } from "../../translated-pages/stale-texts.ts";
import { showOriginal, translate, type Way } from "../../translated-pages/translator.ts";

test.use({ lang: "en", as: "alice" });

type Act = (page: Page, run: number) => Promise<void>;
interface Form {
  readonly name: string;
  readonly path: string;
  /** User inputs, in order. */
  readonly acts: readonly Act[];
}

const types =
  (selector: string, text: string): Act =>
  async (page) => {
    const field = page.locator(selector).filter({ visible: true }).first();
    await field.fill(text);
    await field.blur();
  };
const presses =
  (selector: string): Act =>
  async (page) =>
    page.locator(selector).filter({ visible: true }).last().click();
const amounts = (selector: string, ...texts: string[]): Act[] => texts.map((text) => types(selector, text));
/** Sends a wrong password and waits for the refusal. */
const logsIn =
  (password: string): Act =>
  async (page) => {
    await page.locator("main input[type=password]").fill(password);
    await Promise.all([page.waitForResponse(/user\/login/), page.locator("main form button[type=submit]").click()]);
    await page.locator("main form [role=alert]").waitFor();
  };

const FORMS: readonly Form[] = [
  {
    name: "sign-up",
    path: "#/signIn",
    acts: [1, 2, 0].map((at) => (page: Page) => page.getByRole("radio").nth(at).check({ force: true })),
  },
  {
    name: "login",
    path: "#/login",
    acts: [
      // Use new accounts: too many failures would lock one.
      (page, run) => types("main input[autocomplete=username]", `nobody-${run}@example.test`)(page, run),
      logsIn("wrong"),
      logsIn("wrong again"),
    ],
  },
  {
    name: "purchase",
    path: "#/personage?personageHighlight=1&dialog=purchase&id=2",
    acts: [
      ...amounts("[role=dialog] input[inputmode=numeric]", "999999999", "30000", "", "1", "40000"),
      presses("[role=dialog] form button[type=submit]"),
    ],
  },
  {
    name: "bank withdrawal",
    path: "#/personage?personageHighlight=7&tab=bank",
    acts: amounts("main input[name=amount]", "999999999", "200000", "1", "5000"),
  },
  {
    name: "USDT top-up",
    path: "#/personage?personageHighlight=6&dialog=usdt-top-up",
    acts: amounts("[role=dialog] input[name=amount]", "1", "100", "", "300"),
  },
  {
    name: "estimate",
    path: "#/product/details?id=2",
    acts: amounts("main input[inputmode=numeric]", "1000", "50000", "", "70000"),
  },
];

/** Reads the visible text without translation marks. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText.replaceAll("\u200B", "").replaceAll(/\s+/g, " "));

/** Waits until nothing visible is loading. */
const complete = (page: Page): Promise<void> =>
  expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);

/** Opens a form in its initial state. */
async function open(page: Page, { path }: Form): Promise<void> {
  await page.goto("#/nowhere");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.goto(path);
  await page.locator("input").filter({ visible: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await complete(page);
}

/** With a delay, a translation arrives after the page has changed the text. */
const WAYS: readonly (readonly [Way, number])[] = [
  ["font", 50],
  ["text", 0],
];
const visitors = new Set(["sign-up", "login"]);
for (const form of FORMS) {
  test.describe(form.name, () => {
    if (visitors.has(form.name)) test.use({ as: null });

    test("shows the same texts translated as untranslated, after each input", async ({ page }) => {
      await open(page, form);
      const texts: string[] = [];
      for (const act of form.acts) {
        await act(page, 0);
        await complete(page);
        await expect.poll(async () => (await staleTexts(page)).length).toBe(0);
        texts.push(await shown(page));
      }
      expect(new Set(texts).size, "entries change the page").toBeGreaterThan(1);
      for (const [run, [way, delay]] of WAYS.entries()) {
        await test.step(`${way}, ${delay} ms`, async () => {
          await open(page, form);
          await translate(page, way, delay);
          for (const [at, act] of form.acts.entries()) {
            await act(page, run + 1);
            await expect.poll(() => shown(page), `after entry ${at + 1}`).toBe(texts[at]);
            await expect.poll(() => staleTexts(page)).toEqual([]);
          }
          await showOriginal(page);
          await expect.poll(() => shown(page), "shows its original texts again").toBe(texts.at(-1));
        });
      }
    });
  });
}
