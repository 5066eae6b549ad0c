import { expect } from "../../../fixtures.ts";
import { Keyboard } from "../../../pages/keyboard.ts";
import { balanceOf, recordsOf, test } from "./withdraw.ts";

test.use({ as: "alice" });

test("USDT on both chains: the address is checked while it is typed", async ({ page, world, words, section, say }) => {
  const dialog = page.getByRole("dialog");

  await test.step("no chain is chosen beforehand", async () => {
    await section.open();
    await section.button(say.usdt).click();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: say.chooseNetwork })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await section.button(say.usdt).click();
    await dialog.getByRole("radio", { name: "ERC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await expect(section.heading(say.bindAddress)).toBeFocused();
  });

  const address = section.main.getByRole("textbox", { name: say.address });
  await test.step("every wrong address has its own message", async () => {
    await section.button(words.goToReview).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await address.fill("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
    await expect(section.main.getByText(say.wrongChain).first()).toBeVisible();
    await address.fill("0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await expect(section.main.getByText(say.wrongChecksum).first()).toBeVisible();
    const platform = await world.get<{ value: string }>(
      world.member("alice").session.token,
      "sys_config/getAddressAndRate?key=ERC20",
    );
    await address.fill(platform.value);
    await expect(section.main.getByText(say.platformAddress).first()).toBeVisible();
    await expect(section.main.getByText(say.addressGood)).toBeHidden();
    await address.fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe");
    await section.button(words.goToReview).click();
    await expect(section.main.getByText(say.tooShort).first()).toBeVisible();
    await address.fill("0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed");
    await expect(section.main.getByText(say.noChecksum)).toBeVisible();
    await address.fill(" 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ");
    await expect(section.main.getByText(say.addressGood)).toBeVisible();
  });

  await test.step("ERC20: bound after its review, and withdrawn", async () => {
    await section.button(words.goToReview).click();
    await section.button(say.registerIt).click();
    await expect(section.amount).toBeVisible();
    await section.amount.fill("12.5");
    await section.next.click();
    await expect(section.main.getByText(say.amountWhole)).toBeVisible();
    await section.button(say.useAll).click();
    await expect(section.amount).toHaveValue("2,465");
    await section.review("１０");
    await expect(section.deducted, "large and in yen, as the balance is").toHaveText("¥1,571");
    await expect(section.line(say.youReceive), "all of it: there is no fee").toHaveText("10.00 USDT");
    await expect(section.line(say.fee), "a fee of 0 is shown").toHaveText("0.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    await expect(section.deducted, "the same in the result").toHaveText("¥1,571");
    await expect(section.line(say.fee)).toHaveText("0.00 USDT");
    await expect(section.main.getByText(say.inADay).first()).toBeVisible();
  });

  await test.step("TRC20: bound before; back leads to the form, then to the choice", async () => {
    await section.button(say.usdt).click();
    await dialog.getByRole("radio", { name: "TRC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();
    await section.review("10");
    await expect(section.line(say.youReceive)).toHaveText("10.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    await page.goBack();
    await expect(section.amount).toHaveValue("");
    await page.goBack();
    await expect(section.heading(say.received), "of the first one, with the choice below").toBeFocused();
    await expect(section.heading(say.chooseWay)).toBeVisible();
  });

  expect(await recordsOf(world, "coin")).toHaveLength(3);
  expect(await balanceOf(world), "twice 1,570.5 yen, each rounded up").toBe(387_276 - 2 * 1_571);
});

test.describe("a company that charges for withdrawals", () => {
  test.use({ scenario: "with-fees" });

  test("shows the fee beside the network, in the review and in the record", async ({ page, world, section, say }) => {
    const dialog = page.getByRole("dialog");
    await section.open();
    await section.button(say.usdt).click();
    await expect(dialog).toContainText("1.00 USDT");
    await expect(dialog).toContainText("5.00 USDT");
    await dialog.getByRole("radio", { name: "TRC20" }).check();
    await dialog.getByRole("button", { name: say.useNetwork }).click();

    await test.step("an amount that is not above it is refused by the server, beside the field", async () => {
      await section.review("1");
      await section.confirm.click();
      await expect(section.main.getByText(say.aboveFee).first()).toBeVisible();
      await expect(section.amount).toHaveValue("1");
    });

    await section.review("10");
    await expect(section.line(say.fee)).toHaveText("1.00 USDT");
    await expect(section.line(say.youReceive)).toHaveText("9.00 USDT");
    await section.confirm.click();
    await expect(section.heading(say.received)).toBeFocused();
    const [record] = await recordsOf(world, "coin");
    expect(record).toMatchObject({ amount: "10", fee: "1", net: "9" });
    await page.goto(`#/personage?personageHighlight=8&tab=coin-withdrawal&dialog=record&id=${record?.id}`);
    await expect(dialog.getByText("9.00 USDT").first()).toBeVisible();
  });
});

test("a USDT withdrawal by keyboard alone", async ({ page, world, section, say }) => {
  await section.open();
  await expect(section.heading(say.chooseWay)).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(section.button(say.usdt));
  await keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "ERC20" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "TRC20" })).toBeChecked();
  await keyboard.press("Enter");
  await expect(section.main.getByRole("heading", { level: 2, name: "TRC20" })).toBeFocused();
  await keyboard.tabTo(section.amount);
  await keyboard.type("20");
  await keyboard.tabTo(section.payPassword);
  await keyboard.type("123456");
  await keyboard.press("Enter");
  await expect(section.heading(say.review)).toBeFocused();
  await keyboard.tabTo(section.confirm);
  await keyboard.press("Enter");
  await expect(section.heading(say.received)).toBeFocused();
  await keyboard.tabTo(section.main.getByRole("link", { name: say.openRecord }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=coin-withdrawal/);
  expect(await recordsOf(world, "coin")).toHaveLength(2);
});
