import { expect, Login, Personage, test, wordsIn } from "@hashgrove/e2e";

test.describe("members", () => {
  test.use({ scenario: "catalogue" });

  test("two members of one world, each in a browser context of their own", async ({ world, words, pageAs }) => {
    // One call creates a member who is already at the stage of a persona, such as `holding`.
    await world.join("erin", "holding");
    await world.join("frank", { persona: "newcomer", lang: "en", invitedBy: "erin" });
    for (const [member, balance] of [
      ["erin", "¥400,000"],
      ["frank", "¥0"],
    ] as const) {
      const page = await pageAs(member);
      const centre = new Personage(page, words);
      await centre.open("assets");
      await expect(page.getByRole("main")).toContainText(balance);
    }
  });
});

test.describe("in Chinese", () => {
  test.use({ scenario: "verified-with-funds", lang: "zh-CN" });

  test("a member logs in, with texts of the language", async ({ page, world, words }) => {
    const { account, password } = world.member("alice");
    await page.goto("#/login");
    await new Login(page, words).as(account, password);
    await new Personage(page, words).open("assets");
    await expect(page.getByRole("heading", { level: 1, name: "账户资产" })).toBeVisible();
    // An undefined word would match every name, so it throws.
    expect(() => Reflect.get(wordsIn("zh-CN"), "accountAsets")).toThrow(/no word "accountAsets"/);
  });
});
