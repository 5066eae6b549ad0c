// Starts a real WebKit, close to Safari: WebKitGTK in its own window, driven by WebKitWebDriver, on a virtual display.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { untilUp } from "../../scripts/process/until-up.ts";

/** The display is as tall as the tallest screen, because a screen is captured in one piece. */
const DISPLAY_SIZE = "1400x8000x24";

export interface WebKit {
  readonly driver: WebDriver;
  /** Page faults since the last call: errors, unhandled rejections, policy violations. */
  takeFaults(): string[];
  readonly downloads: string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a display; returns its name, such as `:3`, and its process. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const options = ["-displayfd", "3", "-screen", "0", DISPLAY_SIZE, "-nolisten", "tcp"];
  const display = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await once(display.stdio[3] as Readable, "data")) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: display };
}

/** Opens a window of that size, by default in the light scheme; with reduced motion, as in most tests. */
export async function startWebKit(size: { width: number; height: number }, scheme = "light"): Promise<WebKit> {
  const folder = mkdtempSync(join(tmpdir(), "hashgrove-webkit-"));
  const faults = join(folder, "faults");
  const downloads = join(folder, "downloads");
  const display = await startDisplay();
  const port = await freePort();
  const server = spawn(process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", [`--port=${port}`], {
    // The sandbox needs user namespaces, which root and containers lack.
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: ["ignore", "ignore", process.env.WEBKIT_VERBOSE ? "inherit" : "ignore"],
  });
  const address = `http://127.0.0.1:${port}`;
  if (!(await untilUp(`${address}/status`, server))) throw new Error("WebKitWebDriver did not start");
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: join(import.meta.dirname, "browser.py"),
          args: [
            `--size=${size.width}x${size.height}`,
            `--scheme=${scheme}`,
            `--faults=${faults}`,
            `--downloads=${downloads}`,
          ],
        },
      }),
    )
    .build();
  let read = 0;
  return {
    driver,
    downloads,
    takeFaults() {
      let lines: string[] = [];
      try {
        lines = readFileSync(faults, "utf8").split("\n").slice(0, -1);
      } catch {
        // No faults so far: the file does not exist yet.
      }
      const fresh = lines.slice(read);
      read = lines.length;
      return fresh;
    },
    async close() {
      await driver.quit().catch(() => null);
      server.kill();
      display.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
