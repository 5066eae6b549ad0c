import type { Stage } from "./page-subset.ts";
import { invalid, type Screen, submit } from "./screen.ts";

/** A section of the personal centre by its id, or a dialog above it. */
export const centre = (name: string, section: number, rest: Partial<Screen> & { search?: string } = {}): Screen => {
  const { search = "", ...others } = rest;
  return { as: "alice", name: `centre-${name}`, path: `#/personage?personageHighlight=${section}${search}`, ...others };
};

const dialogForm = (page: Stage) => page.getByRole("dialog").locator("form");

/** Opens the first row of a list by its name button. */
export const openFirstRow = async (page: Stage): Promise<void> => {
  await page.locator("main [role=cell] button").first().click();
  await page.getByRole("dialog").waitFor();
};

const withdrawalReview = async (page: Stage) => {
  await page.locator("main form input[name=amount]").fill("20");
  await page.locator("main form input[name=payPassword]").fill("123456");
  await submit(page);
  await page.waitForURL(/step=review/);
};

const purchaseReview = async (page: Stage) => {
  await dialogForm(page).getByRole("textbox").fill("100000");
  await dialogForm(page).getByRole("checkbox").check();
  await dialogForm(page).locator("button[type=submit]").click();
  await dialogForm(page).getByRole("textbox").waitFor({ state: "detached" });
};

const txId = (page: Stage) => dialogForm(page).locator("[name=txId]");
const usdtDeposit = async (page: Stage) => {
  await dialogForm(page).locator("input[name=amount]").fill("300");
  await dialogForm(page).getByRole("radio").last().check();
  await dialogForm(page).locator("button[type=submit]").click();
  // Waits for the TXID field itself, because the previous step has a text field too, which remains for a moment.
  await txId(page).waitFor();
};

/** Every section of the personal centre, and its dialogs. */
export const CENTRE_SCREENS: readonly Screen[] = [
  centre("assets", 0),
  centre("assets-newcomer", 0, { as: "bob" }),
  centre("assets-under-review", 0, { scenario: "under-review" }),
  centre("notifications", 0, {
    scenario: "rejected",
    act: async (page) => {
      await page.getByRole("banner").locator("button:has(svg.lucide-bell)").click();
      await page.getByRole("banner").locator("section li").first().waitFor();
    },
  }),
  centre("more", 0, {
    act: async (page) => {
      const more = page.locator("[data-bottom-bar] button");
      if (await more.isVisible()) await more.click();
    },
    only: "narrow",
  }),
  centre("purchase", 1),
  centre("purchase-dialog", 1, { search: "&dialog=purchase&id=2" }),
  centre("purchase-dialog-short", 1, { search: "&dialog=purchase&id=3&amount=9999999&term=14" }),
  centre("purchase-dialog-review", 1, { search: "&dialog=purchase&id=2", act: purchaseReview }),
  centre("purchase-result", 1, {
    search: "&dialog=purchase&id=2",
    act: async (page) => {
      await purchaseReview(page);
      await dialogForm(page).getByRole("button").last().click();
      await page.waitForURL(/step=done/);
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    },
  }),
  centre("holdings", 2),
  centre("holdings-newcomer", 2, { as: "bob" }),
  centre("holding-dialog", 2, { act: openFirstRow }),
  centre("identity", 3),
  centre("identity-newcomer", 3, { as: "bob" }),
  centre("identity-under-review", 3, { scenario: "under-review" }),
  centre("identity-rejected", 3, { scenario: "rejected" }),
  centre("funds-flow", 4),
  centre("funds-flow-expense", 4, { search: "&tab=expense" }),
  centre("funds-flow-statement", 4, { search: "&tab=statement" }),
  centre("movement-dialog", 4, { act: openFirstRow }),
  centre("funds-flow-newcomer", 4, { as: "bob" }),
  centre("invite", 5),
  centre("invite-ladder", 5, { scenario: "invite-ladder" }),
  centre("top-up", 6),
  centre("top-up-for-order", 6, { search: "&amount=30000&order=2-430000" }),
  centre("top-up-result", 6, {
    search: "&dialog=usdt-top-up",
    act: async (page) => {
      await usdtDeposit(page);
      await txId(page).fill("9f".repeat(32));
      await dialogForm(page).locator("button[type=submit]").click();
      await page.waitForURL(/step=done/);
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    },
  }),
  centre("bank-top-up-dialog", 6, { search: "&dialog=bank-top-up" }),
  centre("usdt-top-up-dialog", 6, { search: "&dialog=usdt-top-up" }),
  centre("usdt-top-up-dialog-deposit", 6, {
    search: "&dialog=usdt-top-up",
    act: async (page) => {
      await usdtDeposit(page);
      await dialogForm(page).locator("canvas, svg[role=img], img").first().waitFor();
    },
  }),
  centre("withdraw", 7),
  centre("withdraw-chain-dialog", 7, { search: "&dialog=withdraw-chain" }),
  centre("withdraw-bank", 7, { search: "&tab=bank" }),
  centre("withdraw-bank-errors", 7, {
    search: "&tab=bank",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  }),
  centre("withdraw-usdt", 7, { search: "&tab=TRC20" }),
  centre("withdraw-usdt-review", 7, { search: "&tab=TRC20", act: withdrawalReview }),
  centre("withdraw-usdt-result", 7, {
    search: "&tab=TRC20",
    act: async (page) => {
      await withdrawalReview(page);
      await page.locator("main form button").last().click();
      await page.waitForURL(/step=done/);
      await page.locator("main ol[aria-label]").waitFor();
    },
  }),
  centre("withdraw-bind-address", 7, {
    search: "&tab=ERC20",
    act: async (page) => {
      await page.locator("main form textarea").fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
      await invalid(page);
    },
  }),
  centre("withdraw-bind-bank", 7, { search: "&tab=bank", scenario: "rejected" }),
  centre("withdraw-bind-bank-review", 7, {
    search: "&tab=bank",
    scenario: "rejected",
    act: async (page) => {
      const fields = page.locator("main form input");
      for (const [index, text] of ["テスト銀行", "本店", "1", "123456", "佐藤 花"].entries())
        await fields.nth(index).fill(text);
      await submit(page);
      await page.locator("main [role=alert] button").click();
      await page.waitForURL(/step=review/);
    },
  }),
  centre("withdraw-locked", 7, { search: "&tab=bank", scenario: "locked-pay-password" }),
  centre("records-deposit", 8),
  centre("records-withdrawal", 8, { search: "&tab=withdrawal" }),
  centre("records-coin-deposit", 8, { search: "&tab=coin-deposit" }),
  centre("records-coin-withdrawal", 8, { search: "&tab=coin-withdrawal" }),
  centre("records-many", 8, { scenario: "long-history" }),
  centre("records-under-review", 8, { scenario: "under-review" }),
  centre("records-newcomer", 8, { as: "bob" }),
  centre("record-dialog", 8, { act: openFirstRow }),
  centre("record-dialog-coin", 8, { search: "&tab=coin-withdrawal", act: openFirstRow }),
  centre("record-dialog-under-review", 8, { scenario: "under-review", act: openFirstRow }),
  centre("settings", 20),
  centre("settings-newcomer", 20, { as: "bob" }),
  ...["password", "trading-password", "email", "language"].map((dialog) =>
    // As bob, who has no trading password: other members cannot open the dialog that sets it.
    centre(`${dialog}-dialog`, 20, { as: "bob", search: `&dialog=${dialog}` }),
  ),
  {
    name: "logout-dialog",
    path: "#/aboutus",
    as: "alice",
    only: "wide",
    act: async (page) => {
      await page.getByRole("banner").getByRole("button").last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
