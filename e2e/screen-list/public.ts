import type { Stage } from "./page-subset.ts";
import { invalid, type Screen, submit } from "./screen.ts";

const banner = (page: Stage, popup: "dialog" | "listbox") =>
  page.getByRole("banner").locator(`button[aria-haspopup=${popup}]`).filter({ visible: true });

/** The login page of a visitor who has chosen a product and an amount. */
const ORDER_LOGIN = `#/login?${new URLSearchParams({
  redirect: "/personage?personageHighlight=1&dialog=purchase&id=2&amount=200000&term=6",
}).toString()}`;

/** The public site, login and sign-up. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: "home", path: "" },
  {
    name: "home-highlight",
    path: "",
    act: async (page) => page.locator("main button[aria-expanded=false]").first().click(),
  },
  { name: "home-empty", path: "", scenario: "empty" },
  { name: "product", path: "#/product" },
  { name: "product-empty", path: "#/product", scenario: "empty" },
  {
    name: "product-answer",
    path: "#/product",
    act: async (page) => {
      await page.locator("main section button[aria-expanded]").nth(1).click();
      await page.locator("main [role=region]").filter({ visible: true }).waitFor();
    },
  },
  { name: "product-details", path: "#/product/details?id=2" },
  { name: "product-details-daily", path: "#/product/details?id=3" },
  { name: "product-details-closed", path: "#/product/details?id=6" },
  { name: "product-details-missing", path: "#/product/details?id=999" },
  { name: "news", path: "#/news" },
  { name: "news-empty", path: "#/news", scenario: "empty" },
  { name: "news-details", path: "#/news/details?id=1" },
  { name: "news-details-missing", path: "#/news/details?id=999" },
  { name: "aboutus", path: "#/aboutus" },
  { name: "aboutus-empty", path: "#/aboutus", scenario: "empty" },
  { name: "agreement-privacy", path: "#/agreement?type=privacy" },
  { name: "agreement-user-policy", path: "#/agreement?type=user_policy" },
  { name: "agreement-missing", path: "#/agreement?type=nothing" },
  { name: "login", path: "#/login" },
  {
    name: "login-errors",
    path: "#/login",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  },
  { name: "login-for-order", path: ORDER_LOGIN },
  { name: "sign-in", path: "#/signIn?inviteCode=FRIEND01" },
  {
    name: "sign-in-errors",
    path: "#/signIn",
    act: async (page) => {
      await submit(page);
      await invalid(page);
    },
  },
  { name: "help", path: "#/help" },
  { name: "not-found", path: "#/nowhere" },
  {
    name: "drawer",
    path: "#/aboutus",
    only: "narrow",
    act: async (page) => {
      await banner(page, "dialog").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "language-menu",
    path: "#/login",
    act: async (page) => {
      await banner(page, "listbox").click();
      await page.getByRole("listbox").waitFor();
    },
  },
];
