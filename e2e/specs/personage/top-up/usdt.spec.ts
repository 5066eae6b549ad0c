import { readFile } from "node:fs/promises";
import { axeFaults } from "../../../axe-faults.ts";
import { clipboardPermissions } from "../../../engines.ts";
import { expect } from "../../../fixtures.ts";
import { changeData } from "../../../pages/replies.ts";
import { CHAINS, HASH, test } from "./dialogs.ts";

test.use({ as: "alice" });

for (const [chain, facts] of Object.entries(CHAINS)) {
  test(`USDT over ${chain}: reported in two steps, credited once approved`, async ({ page, world, words, usdt }) => {
    const { token } = world.member("alice").session;
    const { balance } = await world.get<{ balance: number }>(token, "wallet/getBalance");
    const { own, dialog, button, amount, txId, open, toDeposit } = usdt;
    await open();
    await expect(amount).toHaveAccessibleName(words.topUpAmount);
    // Full-width digits of a Japanese keyboard.
    await amount.fill("１００");
    await expect(dialog.getByText("¥15,705")).toBeVisible();
    await toDeposit("１００", chain as keyof typeof CHAINS);

    await expect(dialog.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "step");
    await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
    await expect(dialog.getByText(own.platform)).toBeVisible();
    await expect(dialog.getByText(facts.shown)).toBeVisible();
    await expect(dialog.getByText(own.wrongNetwork)).toContainText(facts.label.split(" ")[0] ?? "");
    await expect(dialog.getByText(facts.address)).toBeVisible();
    await expect(dialog.getByRole("img", { name: chain })).toHaveAttribute("width", "120");
    expect(await axeFaults(page)).toEqual([]);

    await txId.fill(facts.hash);
    await button(own.completed).evaluate((press: HTMLButtonElement) => {
      press.click();
      press.click();
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByText(own.received)).toBeVisible();
    expect(await world.calls("wallet.recharge"), "a double click sends one request").toBe(1);

    await world.decide("alice", "topup", "approve");
    expect(await world.get(token, "wallet/getBalance")).toMatchObject({ balance: balance + facts.yen });
  });
}

test("the first step converts at the platform rate; the network's rate is read on Next", async ({ world, usdt }) => {
  const { own, dialog, amount, button, open } = usdt;
  await open();
  await amount.fill("100");
  for (const { label } of Object.values(CHAINS)) {
    await dialog.getByRole("radio", { name: label }).check();
    await expect(dialog.getByText("¥15,705")).toBeVisible();
    await expect(dialog.getByText("157.05")).toHaveCount(1);
  }
  await expect(dialog.getByText(/[-−+]¥/), "no row of differences").toHaveCount(0);
  expect(await world.calls("sys_config.getAddressAndRate")).toBe(0);
  await button(own.next).click();
  await expect(dialog.getByText(CHAINS.ERC20.shown)).toBeVisible();
  await expect(dialog.getByText(own.platform)).toBeVisible();
  expect(await world.calls("sys_config.getAddressAndRate")).toBe(1);
});

test("the result shows what the server recorded, not a rate that was read before", async ({ page, usdt }) => {
  const { dialog, button, own, txId, open, toDeposit } = usdt;
  const rate = "150.00";
  await changeData(page, "**/api/sys_config/getAddressAndRate**", (data: object) => ({ ...data, rate }));
  await open();
  await toDeposit("100", "TRC20");
  await expect(dialog.getByText("¥15,000")).toBeVisible();
  await txId.fill(HASH);
  await button(own.completed).click();
  const main = page.getByRole("main");
  await expect(main.getByText("¥15,680"), "what will be credited").toBeVisible();
  await expect(main.getByText("¥15,000")).toHaveCount(0);
  const sizeOf = (text: string): Promise<number> =>
    main
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf("¥15,680"), "the headline is in yen, as the balance is").toBeGreaterThan(
    await sizeOf("100.00 USDT"),
  );
});

test("the top-up of the result is never counted among the others in review", async ({ page, usdt }) => {
  const { button, own, txId, open, toDeposit } = usdt;
  await open();
  await page.evaluate((notice) => {
    const seen = new Set<string>();
    Reflect.set(window, "seen", seen);
    const main = document.querySelector("main");
    if (!main) throw new Error("no main");
    new MutationObserver(() => {
      if (main.textContent.includes(notice)) seen.add(main.textContent);
    }).observe(main, { subtree: true, childList: true, characterData: true });
  }, own.notInBalance);
  await toDeposit("100", "TRC20");
  await txId.fill(HASH);
  await button(own.completed).click();
  await expect(page.getByRole("main").getByText("¥15,680"), "the record is known").toBeVisible();
  await expect(page).toHaveURL(/record=\d+/);
  expect(await page.evaluate(() => [...(Reflect.get(window, "seen") as Set<string>)])).toEqual([]);
});

test("shows what is wrong beside its field, and keeps the input", async ({ page, world, words, usdt }) => {
  const { own, dialog, button, amount, txId, open, toDeposit } = usdt;
  await open();
  await button(own.next).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(new RegExp(words.enterAmount));
  // A value with decimals that is set at once, as by a paste, is refused as a whole.
  await amount.fill("12.5");
  await expect(amount).toHaveValue("");
  await expect(amount).toHaveAccessibleDescription(new RegExp(own.integer));
  await button(own.next).click();
  await expect(amount).toBeFocused();

  await amount.fill("20");
  await expect(dialog.getByText(own.belowMinimum)).toBeVisible();
  await expect(dialog.getByRole("radio", { checked: true }), "no network is chosen beforehand").toHaveCount(0);
  await button(own.next).click();
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await expect(dialog.getByText(own.chooseNetwork)).toBeVisible();
  await dialog.getByRole("radio", { name: CHAINS.TRC20.label }).check();
  await expect(dialog.getByText(own.chooseNetwork), "said no longer than it is so").toBeHidden();
  await toDeposit("20");
  await button(own.completed).click();
  await expect(txId).toBeFocused();
  await expect(txId).toHaveAccessibleDescription(new RegExp(own.enterTxId));
  await txId.fill("abc");
  await expect(dialog.getByText(own.digitsSoFar)).toBeVisible();
  await txId.fill(CHAINS.TRC20.address);
  await expect(dialog.getByText(own.isAddress)).toBeVisible();
  await txId.fill(`https://tronscan.org/#/transaction/${HASH}`);
  await expect(dialog.getByRole("link", { name: own.lookUp })).toHaveAttribute(
    "href",
    new RegExp(`tronscan.*${HASH}$`),
  );
  await txId.fill(`0x${HASH}`);
  await expect(dialog.getByText(own.likeOther)).toBeVisible();
  await button(own.completed).click();
  await expect(button(own.useAnyway), "asked once about what cannot be found").toBeFocused();
  expect(await world.calls("wallet.recharge")).toBe(0);
  // Only the server knows the minimum: it refuses, and the dialog returns to the amount with its message.
  await button(own.useAnyway).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute("aria-invalid", "true");

  const used = await page.request.post(`${world.url}api/wallet/recharge`, {
    headers: { Authorization: world.member("alice").session.token },
    data: { amount: 50, name: "TRC20", txId: HASH, payType: 1 },
  });
  expect(used.ok()).toBe(true);
  await toDeposit("50");
  await expect(txId, "kept").toHaveValue(`0x${HASH}`);
  await button(own.completed).click();
  await expect(txId).toHaveAttribute("aria-invalid", "true");
  await expect(txId).toBeFocused();
});

test("the address is copied, selected where copying is blocked, and saved as a picture", async ({
  page,
  context,
  usdt,
}) => {
  const { own, dialog, button, open, toDeposit } = usdt;
  await context.grantPermissions(clipboardPermissions());
  await open();
  await toDeposit("100");
  await button(own.copyAddress).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CHAINS.TRC20.address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  await button(own.copyAddress).click();
  await expect(page.getByText(own.copyFailed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString()), "without the gaps").toBe(CHAINS.TRC20.address);

  const [download] = await Promise.all([page.waitForEvent("download"), button(own.saveQr).click()]);
  expect(download.suggestedFilename()).toBe("usdt-trc20-address.png");
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await expect(dialog).toBeVisible();
});
