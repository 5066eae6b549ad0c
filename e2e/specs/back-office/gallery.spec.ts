import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { clipboardPermissions } from "../../engines.ts";
import { expect, withWords } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

const test = withWords({
  agreed: { en: "You have agreed.", ja: "同意しました。" },
  body: { en: "Body text", ja: "本文" },
  bold: { en: "Bold", ja: "太字" },
  copy: { en: "Copy", ja: "コピー" },
  copied: { en: "Copied.", ja: "コピーしました。" },
  create: { en: "Create", ja: "付ける" },
  crop: { en: "Crop", ja: "切り抜く" },
  cropped: { en: "The cropped image", ja: "切り抜いた画像" },
  deleted: { en: "Delete", ja: "削除" },
  document: { en: "Document", ja: "ドキュメント" },
  frame: { en: "Frame", ja: "枠" },
  iconPicker: { en: "Icon: ", ja: "アイコン：" },
  truck: { en: "lucide:truck", ja: "lucide:truck" },
  more: { en: "Load more", ja: "さらに表示" },
  nodeName: { en: "Name of the node", ja: "項目の名前" },
  notJson: { en: "This is not JSON yet", ja: "まだJSONになっていません" },
  office: { en: "Head office", ja: "本社" },
  offline: { en: "You are offline.", ja: "オフラインです。" },
  online: { en: "You are online.", ja: "オンラインです。" },
  picture2: { en: "Image 2 of 6", ja: "画像 2／6" },
  program: { en: "Program", ja: "プログラム" },
  renamed: { en: "New title 1", ja: "新しい名前1" },
  renameTab: { en: "Rename this tab", ja: "このタブの名前を変える" },
  renew: { en: "Renew", ja: "更新する" },
  rename: { en: "Rename", ja: "名前を変える" },
  showPictures: { en: "Show the images", ja: "画像を見る" },
  shown: { en: "40 pictures are shown.", ja: "40枚の画像を表示しています。" },
  start: { en: "Start counting", ja: "開始する" },
  terms: { en: "terms of use", ja: "利用規約" },
  text: { en: "Text", ja: "テキスト" },
  title: { en: "title: value", ja: "title：値" },
  titleKey: { en: "title: key", ja: "title：キー" },
  openVideo: { en: "Open the video", ja: "動画を開く" },
});

test.beforeEach(({ page }) => enterBackOffice(page));

const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    // In Firefox, synthetic events have a clipboard without data.
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.activeElement?.dispatchEvent(event);
  }, html);

test("the editors keep input and refuse executable content", async ({ page, own }) => {
  await openView(page, "/components/editor-demo/editor");
  const body = page.getByRole("textbox", { name: own.body });
  await body.click();
  await page.getByRole("button", { name: own.bold, exact: true }).click();
  await page.keyboard.type("Rings");
  await expect(body.locator("strong")).toHaveText("Rings");
  await paste(page, `<p>pasted<script>window.ran = 1</script><img src="https://example.test/a.png"></p>`);
  await expect(body).toContainText("pasted");
  await expect(body.locator("script, img[src*=example]")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/components/editor-demo/json-editor");
  await page.getByRole("textbox", { name: own.title, exact: true }).fill("Grove");
  const key = page.getByRole("textbox", { name: own.titleKey, exact: true });
  await key.fill("name");
  await key.press("Enter");
  await page.getByText(own.text, { exact: true }).first().click();
  const text = page.getByRole("textbox", { name: own.document });
  await expect(text).toHaveValue(/"name": "Grove",\n {2}"stars": 128/);
  await text.fill("{");
  await expect(page.getByText(own.notJson)).toBeVisible();
  await text.fill(`{ "a": [1, null] }`);
  await expect(page.getByText(own.notJson)).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/components/editor-demo/code-editor");
  const program = page.getByRole("textbox", { name: own.program });
  await program.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// tree\n");
  await expect(program).toContainText("// tree");
  // The editor's colours work although the page's policy blocks script-written styles.
  await expect(program.getByText("import", { exact: true }).first()).not.toHaveCSS("color", "rgb(11, 21, 38)");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(program).not.toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});

test("a tree is edited by keyboard and menu, and asks before it deletes", async ({ page, own }) => {
  await openView(page, "/components/tree");
  const office = page.getByRole("treeitem", { name: own.office }).first();
  await page.getByText(own.office, { exact: true }).click();
  await page.keyboard.press("Insert");
  const name = page.getByRole("textbox", { name: own.nodeName });
  await name.fill("Lab");
  await name.press("Enter");
  const lab = page.getByText("Lab", { exact: true });
  await expect(lab).toBeVisible();

  await lab.click({ button: "right" });
  await page.getByRole("menuitem", { name: own.rename }).click();
  await name.fill("Workshop");
  await name.press("Enter");
  await expect(page.getByText("Workshop", { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByText("Workshop", { exact: true }).click();
  await page.keyboard.press("Delete");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Workshop");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByText("Workshop", { exact: true })).toBeVisible();
  await page.keyboard.press("Delete");
  await question.getByRole("button", { name: own.deleted }).click();
  await expect(page.getByText("Workshop", { exact: true })).toBeHidden();
  await expect(office).toBeVisible();
});

test("images are viewed, cropped, and loaded twenty at a time", async ({ page, own }) => {
  await openView(page, "/components/image-viewer");
  await page.getByRole("button", { name: own.showPictures }).click();
  await page.keyboard.press("ArrowRight");
  const viewer = page.getByRole("dialog", { name: own.picture2 });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("+");
  await expect(viewer.getByRole("img")).toHaveAttribute("style", /scale\(1\.25\)/);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  await openView(page, "/components/image-cropping");
  const frame = page.getByRole("slider", { name: own.frame }).first();
  const at = await frame.getAttribute("aria-valuenow");
  await frame.press("Shift+ArrowRight");
  await expect(frame).not.toHaveAttribute("aria-valuenow", at ?? "");
  await page.getByRole("button", { name: own.crop, exact: true }).first().click();
  await expect(page.getByRole("textbox", { name: "Base64" }).first()).toHaveValue(/^data:image\/png;base64,/);
  await expect(page.getByRole("img", { name: own.cropped })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/components/waterfall");
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(20);
  await page.getByRole("button", { name: own.more }).click();
  await expect(page.getByText(own.shown)).toBeAttached();
  await page.getByRole("button", { name: own.more }).click();
  await expect(pictures).toHaveCount(60);
  await expect(page.getByRole("button", { name: own.more })).toHaveCount(0);
});

test("the small components work", async ({ page, context, browserName, own }) => {
  await context.grantPermissions(clipboardPermissions());

  await openView(page, "/components/qrcode");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(9);
  await page.getByRole("button", { name: own.renew }).click();
  await expect(page.getByRole("button", { name: own.renew })).toHaveCount(0);

  await openView(page, "/components/count-to");
  await page.getByRole("button", { name: own.start }).click();
  await expect(page.getByRole("main").getByText("¥ 1,314,512").first()).toBeVisible();

  await openView(page, "/components/icon-picker");
  await page.getByRole("button", { name: own.iconPicker }).click();
  await page.getByRole("searchbox").fill("truck");
  await page.getByRole("button", { name: own.truck }).click();
  await expect(page.getByText("vi-lucide:truck")).toBeVisible();

  await openView(page, "/components/i-agree");
  await page.getByRole("button", { name: own.terms }).click();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();
  await expect(page.getByText(own.agreed)).toBeVisible();

  await openView(page, "/components/video-player");
  const video = page.locator("main video");
  await expect(video).toBeVisible();
  // Debian's Firefox has no decoder for the video.
  if (browserName !== "firefox")
    await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(3);
  await page.getByRole("button", { name: own.openVideo }).click();
  await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  await page.getByRole("dialog").getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await openView(page, "/hooks/useClipboard");
  await page.getByRole("textbox").fill("grove");
  await page.getByRole("button", { name: own.copy, exact: true }).click();
  await expect(page.getByText(own.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("grove");

  await openView(page, "/hooks/useNetwork");
  await expect(page.getByText(own.online)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(own.offline)).toBeVisible();
  await context.setOffline(false);

  await openView(page, "/hooks/useTagsView");
  await page.getByRole("button", { name: own.renameTab }).click();
  await expect(page.getByText(own.renamed).first()).toBeVisible();

  await openView(page, "/hooks/useWatermark");
  await page.getByRole("button", { name: own.create }).click();
  const mark = page.locator("[data-watermark]");
  await expect(mark).toBeAttached();
  await openView(page, "/components/highlight");
  await expect(mark).toHaveCount(0);
});
