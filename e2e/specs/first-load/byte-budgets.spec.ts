// Checks the gzipped size of first views against budgets. A test can do this, because sizes are equal on any machine.
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { isChunk } from "../../built-files.ts";
import { expect, test } from "../../fixtures.ts";

const KB = 1000;

interface Loaded {
  /** File name -> gzipped bytes. */
  readonly code: ReadonlyMap<string, number>;
  readonly texts: number;
  readonly document: number;
  readonly styles: number;
  readonly pictures: number;
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** Opens a page with an empty cache and counts its files until loading ends. */
async function firstView(page: Page, path: string): Promise<Loaded> {
  const responses: Response[] = [];
  const keep = (response: Response): number => responses.push(response);
  page.on("response", keep);
  await page.goto("about:blank");
  await page.goto(path);
  // The application removes this note when it starts.
  await expect(page.locator("#stuck")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("response", keep);
  const isCatalogue = isChunk("ja", "en", "zh-CN");
  const code = new Map<string, number>();
  let [texts, document, styles, pictures] = [0, 0, 0, 0];
  for (const response of responses) {
    const url = new URL(response.url());
    const type = response.request().resourceType();
    const size = gzipSync(await response.body(), { level: 9 }).length;
    if (type === "script" && isCatalogue(url)) texts += size;
    else if (type === "script") code.set(url.pathname.split("/").at(-1) ?? "", size);
    else if (type === "document") document += size;
    else if (type === "stylesheet") styles += size;
    else if (type === "image") pictures += size;
  }
  return { code, texts, document, styles, pictures };
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const DIST = new URL("../../../web/dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8")) as Record<string, Chunk>;

/** Collects the file names of modules and of all their static imports. */
function filesOf(...modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    const name = chunk?.file.split("/").at(-1);
    if (!chunk || !name || files.has(name)) return;
    files.add(name);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** Collects the lazy imports of a module and of its static imports. */
function lateOf(module: string): Set<string> {
  const [late, seen] = [new Set<string>(), new Set<string>()];
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.dynamicImports?.forEach((one) => late.add(one));
    manifest[key]?.imports?.forEach(visit);
  };
  visit(module);
  return late;
}

/** Code of every page: the entry with its static and lazy imports. */
const shellCode = (): Set<string> => filesOf("index.html", ...(manifest["index.html"]?.dynamicImports ?? []));

/** Sums the gzipped bytes of files, given by name. */
const bytesOf = (files: Iterable<string>): number =>
  sum([...files].map((name) => gzipSync(readFileSync(new URL(`assets/${name}`, DIST)), { level: 9 }).length));

/** Bytes of code outside the shell. */
const ownCode = ({ code }: Loaded, shell = shellCode()): number =>
  sum([...code].flatMap(([name, size]) => (shell.has(name) ? [] : [size])));

test("no style rule is in both the page and a style sheet", () => {
  const page = readFileSync(new URL("index.html", DIST), "utf8");
  const rules = (css: string): Set<string> => new Set(css.match(/\.c\w{5}(?=[{,:])/g));
  const [styles = ""] = page.match(/(?<=<style>)@layer[^]*?(?=<\/style>)/) ?? [];
  const inPage = rules(styles);
  const sheets = globSync("assets/*.css", { cwd: DIST }).map((file) => readFileSync(new URL(file, DIST), "utf8"));
  expect(inPage.size).toBeGreaterThan(0);
  expect([...inPage.intersection(rules(sheets.join("")))]).toEqual([]);
});

test("home stays within its budget", async ({ page }) => {
  const loaded = await firstView(page, "");
  // The sections below the fold have a budget of their own, because they load after the application has started.
  const sections = filesOf("src/features/home/below-fold-sections.tsx").difference(
    shellCode().union(filesOf("src/features/home/home-page.tsx")),
  );
  const code = bytesOf(new Set(loaded.code.keys()).difference(sections));
  test.info().annotations.push({ type: "bytes", description: JSON.stringify({ ...loaded, code }) });
  expect(bytesOf(sections), "the sections below the fold").toBeLessThanOrEqual(5 * KB);
  expect(loaded.code.size).toBeGreaterThan(0);
  // This budget includes support for browser translation, messenger links, autofill and IME keys.
  expect(code, "all JavaScript").toBeLessThanOrEqual(142.6 * KB);
  // This budget includes styles of the shared components that only the back office and the console use.
  expect(loaded.document + loaded.styles + loaded.texts, "HTML, CSS and catalogue").toBeLessThanOrEqual(40.9 * KB);
  expect(loaded.pictures, "pictures").toBeLessThanOrEqual(60 * KB);
});

for (const path of [
  "#/product",
  "#/product/details?id=1",
  "#/news",
  "#/news/details?id=1",
  "#/aboutus",
  "#/agreement?type=privacy",
  "#/login",
  "#/signIn",
  "#/help",
  "#/nowhere",
]) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const loaded = await firstView(page, path);
    expect(ownCode(loaded), "JavaScript on top of the shell").toBeLessThanOrEqual(26.5 * KB);
    expect(loaded.pictures, "pictures").toBeLessThanOrEqual(60 * KB);
  });
}

const PERSONAGE = "src/features/personage/personage-page.tsx";
/**
 * Code that all dialogs share and that loads with the first one: the library's dialog, the product's frame for dialogs,
 * and the form library.
 */
const SHARED = filesOf(
  "src/features/personage/identity/leave-dialog.tsx",
  "src/features/personage/settings/email-dialog.tsx",
);
const DIALOGS = Object.keys(manifest).filter((key) => /^src\/features\/.*-dialog\.tsx$/.test(key));

test("dialogs stay within their budget", () => {
  const before = filesOf("index.html", ...(manifest["index.html"]?.dynamicImports ?? []), PERSONAGE);
  expect(DIALOGS.length).toBeGreaterThan(8);
  expect(bytesOf(SHARED.difference(before)), "what they share").toBeLessThanOrEqual(45.5 * KB);
  for (const dialog of DIALOGS) {
    expect(bytesOf(filesOf(dialog).difference(before).difference(SHARED)), dialog).toBeLessThanOrEqual(15 * KB);
  }
});

test.describe("a member", () => {
  test.use({ as: "alice" });

  test("loads the personal centre within its budget", async ({ page }) => {
    const { code } = await firstView(page, "#/personage");
    // The chart library loads after the amounts are painted, and the bell's list a second after the page.
    const own = (module: string) => filesOf(module).difference(filesOf(PERSONAGE));
    const charts = own("src/features/personage/assets/charts/asset-charts.tsx");
    const notifications = own("src/features/personage/notifications/notification-list.tsx").difference(charts);
    const first = new Set(code.keys()).difference(charts).difference(notifications);
    // This budget includes top-ups in review, orders that wait for them, and tolerance for replies with missing fields.
    expect(bytesOf(first), "all JavaScript of the first view").toBeLessThanOrEqual(187.2 * KB);
    expect(bytesOf(notifications), "what the bell lists").toBeLessThanOrEqual(10 * KB);
    expect(bytesOf(charts), "the charts").toBeLessThanOrEqual(60 * KB);
    expect(charts.size).toBeGreaterThan(0);
  });

  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 20]) {
    test(`loads section ${id} within its budget`, async ({ page }) => {
      const { code } = await firstView(page, `#/personage?personageHighlight=${id}`);
      // The section's dialogs are prefetched after its paint, and have their own budget.
      const own = new Set(code.keys()).difference(shellCode()).difference(filesOf(...DIALOGS));
      expect(own.size).toBeGreaterThan(0);
      expect(bytesOf(own.difference(filesOf(PERSONAGE)))).toBeLessThanOrEqual(30 * KB);
    });
  }
});

test.describe("the demo back office", () => {
  test.use({ admin: "admin" });

  const frame = (): Set<string> =>
    shellCode().union(
      filesOf(
        "src/back-office/frame/back-office-frame.tsx",
        "src/back-office/frame/guard.ts",
        "src/i18n/back-office-texts.ts",
      ),
    );
  const EDITORS = /editor-demo/;
  /** Views of the back office, which its route guard lazy-loads. */
  const VIEWS = [...lateOf("src/back-office/frame/guard.ts")].filter((key) => key.startsWith("src/back-office/views/"));

  /** Files of at least ten views, such as tables and forms; they load with the first view that uses them. */
  const shared = (): Set<string> => {
    const files = VIEWS.map((view) => filesOf(view).difference(frame()));
    return new Set(
      files.flatMap((own) => [...own]).filter((file) => files.filter((own) => own.has(file)).length >= 10),
    );
  };

  test("loads its first page within its budget", async ({ page }) => {
    const { code } = await firstView(page, "#/dashboard/analysis");
    expect(sum(code.values()), "all JavaScript of the first view").toBeLessThanOrEqual(260 * KB);
  });

  test("adds little with each view, except the editors", () => {
    expect(VIEWS.length).toBeGreaterThan(50);
    expect(bytesOf(shared()), "what many views share").toBeLessThanOrEqual(60 * KB);
    for (const view of VIEWS) {
      const own = bytesOf(filesOf(view).difference(frame()).difference(shared()));
      expect(own, view).toBeLessThanOrEqual((EDITORS.test(view) ? 170 : 40) * KB);
    }
  });

  const RICH_TEXT = "src/back-office/parts/gallery/rich-text/rich-text-editor.tsx";

  for (const path of ["example-add", "example-edit?id="]) {
    test(`loads ${path} within its budget, the rich text apart`, async ({ page, request }) => {
      const reply = await request.get("mock/example/list?pageIndex=1&pageSize=1");
      const { data } = (await reply.json()) as { data: { list: { id: string }[] } };
      const { code } = await firstView(page, `#/example/${path}${path.endsWith("=") ? (data.list[0]?.id ?? "") : ""}`);
      await expect(page.getByRole("main").locator("[contenteditable=true]")).toBeVisible();
      const own = new Set(code.keys()).difference(frame());
      const editor = filesOf(RICH_TEXT).difference(frame());
      expect(own.intersection(editor).size, "the editor comes with the page").toBeGreaterThan(0);
      expect(
        bytesOf(own.difference(editor).difference(shared())),
        "JavaScript on top of the frame",
      ).toBeLessThanOrEqual(40 * KB);
      expect(bytesOf(editor), "the rich text editor").toBeLessThanOrEqual(170 * KB);
    });
  }

  for (const editor of ["editor", "json-editor", "code-editor"]) {
    test(`loads ${editor} within its budget`, async ({ page }) => {
      const { code } = await firstView(page, `#/components/editor-demo/${editor}`);
      expect(bytesOf(new Set(code.keys()).difference(frame()))).toBeLessThanOrEqual(170 * KB);
    });
  }
});
