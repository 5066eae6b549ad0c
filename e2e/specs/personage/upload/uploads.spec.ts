// Rule G5: the server checks every file, and the previous file counts until the new one is stored.
import { utimes, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { pngFile, receiptPng } from "../../../pages/receipt.ts";

const test = withWords({
  changed: {
    en: "The file on your device has changed. Choose it again to rotate it.",
    ja: "端末のファイルが変更されています。回転するには、もう一度選択してください。",
  },
  front: { en: "Front of the document", ja: "本人確認書類の表面" },
  rotate: { en: "Rotate", ja: "回転する" },
  cancel: { en: "Cancel", ja: "キャンセル" },
  fileBefore: { en: "The file before it is still here.", ja: "前のファイルはそのまま残っています。" },
  notReadable: { en: "has changed since you chose it.", ja: "選択後に変更されています。" },
  probablyNot: { en: "It will probably not be accepted.", ja: "受け付けられない可能性があります。" },
  // `chooseType` and `tooLarge` are messages of the server.
  chooseType: {
    en: "Please choose a JPEG, PNG, WebP, HEIC or PDF file.",
    ja: "JPEG、PNG、WebP、HEIC、PDFのいずれかを選んでください。",
  },
  tooLarge: { en: "What you sent is too large.", ja: "送信された内容が大きすぎます。" },
  uploadAgain: { en: "Upload again", ja: "再アップロード" },
});

const UPLOAD = "**/api/common/upload";
const NOTE = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
const HUGE = { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };

test.use({ as: "alice" });

/** Opens the bank top-up dialog and enters an amount. */
async function bankTopUp(page: Page, words: ConstructorParameters<typeof Personage>[1]) {
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(words.topUpAmount);
  const open = () => page.getByRole("button", { name: words.bankTopUp }).click();
  await new Personage(page, words).open("topUp");
  await open();
  await amount.fill("50000");
  return { dialog, amount, open, receipt: dialog.getByLabel(words.receipt), alert: dialog.getByRole("alert") };
}

/** Delays uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("any file is sent, with a warning, and the server's refusal is shown beside the field", async ({
  page,
  world,
  words,
  own,
}) => {
  const { dialog, amount, receipt, alert } = await bankTopUp(page, words);
  const release = await holdUploads(page);
  await receipt.setInputFiles(NOTE);
  await expect(dialog.getByText(own.probablyNot)).toBeVisible();
  await expect(alert).toHaveCount(0);
  release();
  await expect(alert).toContainText(own.chooseType);
  await expect(receipt).toHaveAccessibleDescription(new RegExp(own.chooseType));
  await expect(receipt).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByText(own.probablyNot)).toHaveCount(0);
  await expect(amount, "other input stays").toHaveValue("50000");
  expect(await world.calls("common.upload")).toBe(1);

  await receipt.setInputFiles(HUGE);
  await expect(alert).toContainText(own.tooLarge);
  expect(await world.calls("common.upload")).toBe(2);

  await receipt.setInputFiles(pngFile("receipt.png"));
  await expect(dialog.getByText("receipt.png")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(receipt).not.toHaveAttribute("aria-invalid");
});

test("a refused replacement leaves the file before it, which is the one that is sent", async ({
  page,
  world,
  words,
  own,
}) => {
  const { dialog, receipt, alert } = await bankTopUp(page, words);
  await receipt.setInputFiles(pngFile("good.png"));
  await expect(dialog.getByText("good.png")).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);

  await test.step("a review that waits for the replacement does not go on with the file before it", async () => {
    const release = await holdUploads(page);
    await receipt.setInputFiles(NOTE);
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    release();
    await expect(alert).toContainText(own.chooseType);
    await expect(alert).toContainText(own.fileBefore);
    await expect(dialog.getByText("good.png")).toBeVisible();
    await expect(receipt).toBeFocused();
    await expect(dialog.getByRole("button", { name: words.handInTopUp })).toHaveCount(0);
  });

  await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
  await expect(dialog).toContainText("good.png");
  await dialog.getByRole("button", { name: words.handInTopUp }).click();
  await expect(dialog).toBeHidden();
  expect(await world.calls("wallet.bankRecharge")).toBe(1);
});

test("a file that changed on the device asks to be chosen again", async ({ page, words, own }, testInfo) => {
  const path = testInfo.outputPath("receipt.png");
  await writeFile(path, receiptPng());
  const { dialog, receipt, alert } = await bankTopUp(page, words);
  await page.route(UPLOAD, (route) => route.abort(), { times: 1 });
  await receipt.setInputFiles(path);
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText(own.notReadable);

  await writeFile(path, Buffer.concat([receiptPng(), Buffer.from("edited")]));
  // A minute later, because browsers compare the modification time in whole seconds.
  const later = new Date(Date.now() + 60_000);
  await utimes(path, later, later);
  await dialog.getByRole("button", { name: own.uploadAgain }).click();
  await expect(alert).toContainText(own.notReadable);
  await expect(dialog.getByRole("button", { name: own.uploadAgain }), "it would fail again").toHaveCount(0);

  await receipt.setInputFiles(path);
  await expect(dialog.getByText("receipt.png")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe("a newcomer", () => {
  test.use({ as: "bob" });
  test("a picture that changed on the device cannot be rotated, and says so", async ({ page, own }, testInfo) => {
    const path = testInfo.outputPath("front.png");
    await writeFile(path, receiptPng());
    await page.goto("#/personage?personageHighlight=3");
    await page.getByLabel(own.front).setInputFiles(path);
    const rotate = page.getByRole("button", { name: own.rotate });
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(rotate).toBeVisible();
    await writeFile(path, Buffer.concat([receiptPng(), Buffer.from("edited")]));
    const later = new Date(Date.now() + 60_000);
    await utimes(path, later, later);
    await rotate.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(own.changed);
  });
});

test("a file dropped beside the field is not opened, one dropped on it is sent", async ({ page, world, words }) => {
  const { dialog } = await bankTopUp(page, words);
  /** Whether the browser itself would handle the drag, by opening the file. */
  const opens = (target: Locator, type: "dragover" | "drop", kind: "file" | "text") =>
    target.evaluate(
      (element, { type: name, kind: what }) => {
        const data = new DataTransfer();
        if (what === "file") data.items.add(new File(["%PDF-1.7 receipt"], "dropped.pdf", { type: "application/pdf" }));
        else data.setData("text/plain", "50000");
        return element.dispatchEvent(
          new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true, composed: true }),
        );
      },
      { type, kind },
    );
  const beside = dialog.getByRole("heading", { level: 2 });
  for (const type of ["dragover", "drop"] as const) {
    expect(await opens(beside, type, "file"), `${type} of a file`).toBe(false);
    expect(await opens(beside, type, "text"), `${type} of a text`).toBe(true);
  }
  expect(await world.calls("common.upload")).toBe(0);
  expect(await opens(dialog.getByLabel(words.receipt), "drop", "file")).toBe(false);
  await expect(dialog.getByText("dropped.pdf")).toBeVisible();
  await expect.poll(() => world.calls("common.upload")).toBe(1);
});

test("Cancel of a bank top-up closes without a question, and the next one is empty", async ({ page, words, own }) => {
  const { dialog, amount, open, receipt } = await bankTopUp(page, words);
  await receipt.setInputFiles(pngFile("receipt.png"));
  await expect(dialog.getByText("receipt.png")).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await dialog.getByRole("button", { name: own.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await open();
  await expect(amount).toHaveValue("");
  await expect(dialog.getByText("receipt.png")).toHaveCount(0);
});
