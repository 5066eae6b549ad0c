// Playwright's own reporters, given the blob of a run.
import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join, parse, resolve } from "node:path";
import { promisify } from "node:util";
import { fileOfOptional } from "#lib/optional-package.ts";

/** Those that report tests that have ended. */
export const REPORTERS = ["list", "line", "dot", "html", "junit", "json", "github"] as const;
export type Reporter = (typeof REPORTERS)[number];

const MOST = 256 * 1024 * 1024;

/** Playwright's command. Throws MissingPackage. */
export const playwrightCli = (): string =>
  join(dirname(fileOfOptional("@playwright/test/package.json", "--reporter")), "cli.js");

/**
 * Runs reporters on the blobs in `folder/blob`: the page goes to `folder/html`, JUnit and JSON to `folder/junit.xml` and
 * `folder/playwright.json`. Returns their output.
 */
export async function playwrightReports(reporters: readonly Reporter[], folder: string): Promise<string> {
  const cli = playwrightCli();
  const within = (name: string): string => resolve(folder, name);
  const blobs = within("blob");
  const before = new Set(readdirSync(blobs));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, "merge-reports", "--reporter", reporters.join(","), blobs],
    {
      maxBuffer: MOST,
      // Placeholders for files are relative to where they are viewed.
      cwd: parse(blobs).root,
      env: {
        ...process.env,
        PLAYWRIGHT_HTML_OPEN: "never",
        PLAYWRIGHT_HTML_OUTPUT_DIR: within("html"),
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: within("junit.xml"),
        PLAYWRIGHT_JSON_OUTPUT_FILE: within("playwright.json"),
      },
    },
  );
  // Unpacked beside the blobs, and left there.
  for (const name of readdirSync(blobs)) if (!before.has(name)) rmSync(join(blobs, name), { recursive: true });
  return stdout;
}
