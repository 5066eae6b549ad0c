import type { FileChooser, Locator, Page } from "@playwright/test";
import { expect, withWords } from "../../fixtures.ts";
import { isInSight } from "../../pages/covered-by-toast.ts";
import { pngFile } from "../../pages/receipt.ts";

const test = withWords({
  addBack: { en: "Add a picture of the back.", ja: "裏面の画像を選んでください。" },
  addFront: { en: "Add a picture of the front.", ja: "表面の画像を選んでください。" },
  back: { en: "Back of the document", ja: "本人確認書類の裏面" },
  chooseGender: {
    en: "Choose the gender shown on your document.",
    ja: "書類に記載の性別を選んでください。",
  },
  onlyOnce: { en: "only once", ja: "一度だけ" },
  uploaded: { en: "Uploaded", ja: "アップロード済み" },
  earlier: { en: "Submitted earlier", ja: "提出済みの画像" },
  enterName: { en: "Enter your full name.", ja: "氏名を入力してください。" },
  enterNumber: { en: "Enter the number of your document.", ja: "書類の番号を入力してください。" },
  female: { en: "Female", ja: "女性" },
  front: { en: "Front of the document", ja: "本人確認書類の表面" },
  handIn: { en: "Submit for review", ja: "審査に提出する" },
  kept: { en: "We kept what you had entered.", ja: "入力途中の内容を復元しました。" },
  leave: { en: "Leave", ja: "このページを離れる" },
  leaveForm: { en: "Leave this form?", ja: "入力を中断しますか？" },
  name: { en: "Your full name", ja: "氏名" },
  notAccepted: { en: "Your documents were not accepted.", ja: "ご提出の書類は承認されませんでした。" },
  number: { en: "Document number", ja: "書類の番号" },
  received: {
    en: "We have received your documents for real-name verification.",
    ja: "本人確認の申請を受け付けました。",
  },
  remove: { en: "Remove", ja: "削除する" },
  rotate: { en: "Rotate", ja: "回転する" },
  stay: { en: "Stay here", ja: "入力を続ける" },
  underReview: { en: "We are checking your documents", ja: "書類を確認しています。" },
  verified: { en: "Your identity is verified.", ja: "本人確認が完了しています。" },
  verifyAgain: { en: "Verify again", ja: "もう一度提出する" },
  /** Sent by the server, unlike the other texts. */
  wrongType: {
    en: "Please choose a JPEG, PNG, WebP, HEIC or PDF file.",
    ja: "JPEG、PNG、WebP、HEIC、PDFのいずれかを選んでください。",
  },
});

const IDENTITY = "#/personage?personageHighlight=3";
/** The upload box of one side of the document, with its file input. */
const side = (page: Page, label: string): Locator =>
  page.locator("main form > div > div").filter({ has: page.getByLabel(label) });

test.use({ as: "bob" });

test("sent back with a reason, handed in again and verified", async ({ page, world, own }) => {
  await page.goto(IDENTITY);
  const handIn = page.getByRole("button", { name: own.handIn });

  await test.step("empty form: every field shows an error, the first has focus", async () => {
    await handIn.click();
    for (const text of [own.enterName, own.chooseGender, own.enterNumber, own.addFront, own.addBack]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel(own.name)).toBeFocused();
    expect(await world.calls("user.authenticationInfo")).toBe(0);
  });

  await test.step("the server refuses a text and a fake image, at the field", async () => {
    const refusal = side(page, own.front).getByRole("alert");
    const files = [
      { name: "note.txt", mimeType: "text/plain" },
      { name: "fake.png", mimeType: "image/png" },
    ];
    for (const [index, file] of files.entries()) {
      await page.getByLabel(own.front).setInputFiles({ ...file, buffer: Buffer.from("no picture at all") });
      await expect.poll(() => world.calls("common.upload")).toBe(index + 1);
      await expect(refusal).toContainText(own.wrongType);
      await expect(page.getByLabel(own.front)).toHaveAttribute("aria-invalid", "true");
    }
    await page.getByRole("button", { name: own.remove }).click();
    await expect(page.getByLabel(own.front)).toBeFocused();
  });

  await test.step("handed in", async () => {
    await page.getByLabel(own.name).fill("鈴木 一");
    await page.getByRole("radio", { name: own.female }).check();
    await page.getByLabel(own.number).fill("B7654321");
    await page.getByLabel(own.front).setInputFiles(pngFile("front.png"));
    await side(page, own.front).getByRole("button", { name: own.rotate }).click();
    await page.getByLabel(own.back).setInputFiles(pngFile("back.png"));
    await handIn.click();
    await expect(page.getByText(own.received)).toBeVisible();
    await expect(page.getByText(own.underReview)).toBeVisible();
    await expect.poll(() => isInSight(page.getByRole("heading", { level: 1 })), "the heading as well").toBe(true);
    await expect(page.getByText("B7654321")).toHaveCount(0);
  });

  await test.step("rejected: the reason is shown, and the form starts with the former input", async () => {
    await world.decide("bob", "identity", "reject", { reason: "The picture is not sharp." });
    await page.reload();
    await expect(page.getByText(own.notAccepted)).toBeVisible();
    await expect(page.getByText("The picture is not sharp.")).toBeVisible();
    await page.getByRole("button", { name: own.verifyAgain }).click();
    await expect(page.getByLabel(own.name)).toHaveValue("鈴木 一");
    await expect(page.getByText(own.onlyOnce), "it is not the first time").toBeHidden();
    await expect(page.getByRole("radio", { name: own.female })).toBeChecked();
    await expect(page.getByLabel(own.number)).toHaveValue("B7654321");
    await expect(page.getByText(own.earlier)).toHaveCount(2);
    await expect(page.locator("main form img"), "its owner sees the pictures again").toHaveCount(2);
  });

  await test.step("one side is changed, and everything is submitted again", async () => {
    await page.getByLabel(own.front).setInputFiles(pngFile("sharper.png"));
    await expect(page.getByText("sharper.png")).toBeVisible();
    await handIn.click();
    await expect(page.getByText(own.underReview)).toBeVisible();
    await expect(page).not.toHaveURL(/tab=/);
  });

  await test.step("verified", async () => {
    await world.decide("bob", "identity", "approve");
    await page.reload();
    await expect(page.getByText(own.verified)).toBeVisible();
    await expect(page.getByRole("button", { name: own.verifyAgain })).toHaveCount(0);
  });
});

test("a filled form asks before leaving, and its draft is restored without the number", async ({
  page,
  words,
  own,
}) => {
  const toHoldings = page.getByRole("navigation", { name: words.personalCentre }).getByRole("link", {
    name: words.myHoldings,
  });
  await page.goto(IDENTITY);
  await page.getByLabel(own.name).fill("鈴木 一");
  await page.getByLabel(own.number).fill("B7654321");
  await page.getByLabel(own.front).setInputFiles(pngFile("front.png"));
  await expect(side(page, own.front).getByRole("progressbar")).toHaveCount(0);

  await toHoldings.click();
  const asked = page.getByRole("dialog", { name: own.leaveForm });
  await asked.getByRole("button", { name: own.stay }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/personageHighlight=3/);
  await expect(page.getByLabel(own.number)).toHaveValue("B7654321");

  const native = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const question = await native;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closing;

  await toHoldings.click();
  await asked.getByRole("button", { name: own.leave, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.myHoldings })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage)), "the number is nowhere").not.toContain("B7654321");

  await page.goto(IDENTITY);
  await expect(page.getByText(own.kept)).toBeVisible();
  await expect(page.getByLabel(own.name)).toHaveValue("鈴木 一");
  await expect(page.getByLabel(own.number)).toHaveValue("");
  await expect(page.getByText(own.uploaded)).toHaveCount(1);
});

test("by keyboard alone", async ({ page, own }) => {
  const to = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  };
  // Listen from the start: with waitForEvent just before Enter, the browser would intercept the file chooser too late.
  const choosers: FileChooser[] = [];
  page.on("filechooser", (chooser) => choosers.push(chooser));
  await page.goto(IDENTITY);
  await page.getByLabel(own.name).focus();
  await page.keyboard.type("Suzuki Hajime");
  await to(page.getByRole("radio").first());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: own.female })).toBeChecked();
  await to(page.getByLabel(own.number));
  await page.keyboard.type("B7654321");
  for (const label of [own.front, own.back]) {
    await to(page.getByLabel(label));
    await page.keyboard.press("Enter");
    await expect.poll(() => choosers.length).toBe(1);
    await choosers.pop()?.setFiles(pngFile("side.png"));
  }
  await to(page.getByRole("button", { name: own.handIn }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(own.underReview)).toBeVisible();
});
