// Replies of another backend: numbers as text, and fields missing or null. Such a field may change only the place on
// the screen where its value is shown. The types of web/src/api and readers.test.ts show that every field passes a
// reader; this spec checks the screens.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { changeData } from "../../pages/replies.ts";
import { gotoAndSettle } from "../../screen-list/goto-and-settle.ts";
import { openScreen } from "../../screen-list/open-screen.ts";
import { SCREENS } from "../../screen-list/screen-list.ts";

/** Screens by walk; each walk is one page load. */
const NAMES = {
  public: ["home", "product", "product-details", "product-details-daily", "news", "news-details", "aboutus"],
  more: ["agreement-privacy", "centre-settings", "centre-identity", "centre-top-up", "centre-withdraw"],
  money: ["centre-assets", "centre-purchase", "centre-purchase-dialog", "centre-holdings", "centre-invite"],
  lists: ["centre-funds-flow", "centre-funds-flow-expense", "centre-funds-flow-statement", "centre-records-deposit"],
  records: ["centre-records-withdrawal", "centre-records-coin-withdrawal", "centre-record-dialog-coin"],
  forms: ["centre-bank-top-up-dialog", "centre-usdt-top-up-dialog-deposit", "centre-withdraw-chain-dialog"],
  withdrawals: ["centre-withdraw-bank", "centre-withdraw-usdt-review", "centre-withdraw-bind-address"],
} as const;

const screenOf = (name: string) => {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`no screen ${name}`);
  return screen;
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
const isFields = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes every value of a reply. */
function mapped(value: Json, change: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapped(item, change));
  if (!isFields(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, change)]));
}

/**
 * Writes numbers as text: from 1000 on with decimals, like amounts from a database; smaller ones, such as codes and
 * ids, without.
 */
const asText = (value: Json): Json =>
  typeof value === "number" ? (value >= 1000 ? `${value}.00` : String(value)) : value;

/**
 * Removes one field of each object, or sets it to null: the field whose index is `turn`, and in each further item of a
 * list the next field.
 */
function without(value: Json, turn: number, how: "missing" | "null"): Json {
  if (Array.isArray(value)) return value.map((item: Json, index) => without(item, turn + index, how));
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const gone = names[turn % names.length];
  const left = Object.entries(value).filter(([name]) => how === "null" || name !== gone);
  return Object.fromEntries(
    left.map(([name, inner]) => [
      name,
      name === gone ? null : typeof inner === "object" ? without(inner, turn, how) : inner,
    ]),
  );
}

/** Applies `change` to the data of every later reply. */
async function rewriteReplies(page: Page, change: (data: Json) => Json, calls = "**/api/**"): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await changeData(page, calls, change);
}

const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator("body").innerText()).split("\n").map((line) => line.trim());

/** Reloads the page and shows the screens one by one without earlier input; returns their texts by name. */
async function textsOf(page: Page, names: readonly string[]): Promise<Record<string, readonly string[]>> {
  const texts: Record<string, readonly string[]> = {};
  await page.goto("about:blank");
  for (const name of names) {
    const isFirst = page.url() === "about:blank";
    if (!isFirst) {
      await page.evaluate(() => sessionStorage.clear());
      await gotoAndSettle(page, "#/nowhere");
    }
    await openScreen(page, screenOf(name), isFirst ? undefined : (path) => gotoAndSettle(page, path));
    texts[name] = await linesOf(page);
  }
  return texts;
}

test.use({ as: "alice", scenario: "demo" });

for (const [group, names] of Object.entries(NAMES)) {
  test(`${group}: numbers as text look like numbers`, async ({ page }) => {
    const plain = await textsOf(page, names);
    await page.evaluate(() => sessionStorage.clear());
    await rewriteReplies(page, (data) => mapped(data, asText));
    expect(await textsOf(page, names)).toEqual(plain);
  });
}

/**
 * How many values of `turn` each screen needs, so that every field of its replies is missing or null once; for lists,
 * in some item.
 */
const TURNS = {
  home: 2,
  product: 2,
  "product-details": 20,
  news: 2,
  "news-details": 5,
  aboutus: 7,
  "agreement-privacy": 3,
  "centre-assets": 6,
  "centre-purchase-dialog": 4,
  "centre-holdings": 2,
  "centre-identity": 7,
  "centre-funds-flow": 2,
  "centre-funds-flow-statement": 2,
  "centre-invite": 5,
  "centre-usdt-top-up-dialog": 3,
  "centre-bank-top-up-dialog": 3,
  "centre-withdraw-bank": 3,
  "centre-withdraw-usdt": 3,
  "centre-records-coin-deposit": 2,
} as const;

/** Texts for missing values and for failed screens. */
const BROKEN = /読み込めませんでした|表示できませんでした|NaN|undefined|\bnull\b|Invalid|\[object/;
/**
 * These screens compute numbers: the calculator starts with a multiple of the minimum, and the people missing for an
 * invite tier are a difference.
 */
const COMPUTES: ReadonlySet<string> = new Set(["product-details", "centre-invite"]);
const numbersIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.match(/\d[\d,.]*/g) ?? []));

for (const [name, turns] of Object.entries(TURNS)) {
  test(`${name}: a missing field affects only its own position`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    const { path } = screenOf(name);
    const show = async (): Promise<readonly string[]> => {
      await page.goto("about:blank");
      await page.goto(path);
      await page.locator("main :is(h1, h2):not(:empty)").filter({ visible: true }).first().waitFor();
      await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
      return linesOf(page);
    };
    await openScreen(page, screenOf(name));
    const known = new Set(numbersIn(await linesOf(page)));
    for (let turn = 0; turn < turns; turn += 1) {
      const how = turn % 2 === 0 ? "missing" : "null";
      await rewriteReplies(page, (data) => {
        for (const number of numbersIn([JSON.stringify(data)])) known.add(number);
        return without(data, turn, how);
      });
      const lines = await show();
      expect(
        lines.filter((line) => BROKEN.test(line)),
        `turn ${turn}, ${how}`,
      ).toEqual([]);
      // Every shown number is in the replies or on the unchanged page: a missing field is not replaced by a number.
      if (!COMPUTES.has(name))
        expect(
          [...numbersIn(lines)].filter((number) => !known.has(number)),
          `turn ${turn}, ${how}`,
        ).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

// When a test ends, its page may still have requests in flight; errors of their routes do not matter.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("an about record of null shows the fixed text", async ({ page }) => {
  await rewriteReplies(page, () => null, "**/api/about/index");
  await openScreen(page, screenOf("aboutus"));
  expect((await linesOf(page)).filter((line) => BROKEN.test(line))).toEqual([]);
});
