// Builds the web and the console if their sources have changed, with the home page prerendered into index.html. Also
// writes the Postman collection to dist and copies Swagger UI to the server.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { postmanCollection } from "@hashgrove/contract/postman/collection.ts";
import { POSTMAN_PICTURE } from "@hashgrove/contract/postman/picture.ts";
import { assemble } from "../web/first-load/assemble.ts";
import type { Prerendered } from "../web/first-load/prerendered.ts";
import { copySwaggerUi } from "./generate/swagger-ui.ts";
import { ROOT, run } from "./process/steps.ts";

const INPUTS = [
  "web/{index.html,*.config.ts,supported-browsers.ts,package.json,tsconfig.json}",
  "web/{public,src,static-styles}/**/*",
  "web/first-load/**/*.{css,ts,tsx}",
  "web/console/index.html",
  "openapi.yaml",
  "mock-server/contract/src/{curl,document,json-pointer}.ts",
  "mock-server/contract/src/postman/*.ts",
  "scripts/{build,generate/swagger-ui}.ts",
  "pnpm-lock.yaml",
];
const WEB = join(ROOT, "web");
const COLLECTION = join(ROOT, "dist", "hashgrove.postman_collection.json");
const STAMP = join(WEB, "dist", ".built-from");
/** Inside node_modules, so that the build resolves packages and git ignores it. */
const PRERENDER = join(WEB, "node_modules", ".cache", "prerender");

function fingerprint(): string {
  const hash = createHash("sha256").update(JSON.stringify([process.env.VITE_API_BASE, process.env.VITE_MOCK_BASE]));
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function vite(options: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const code = run({ name: "web", run: ["vite", "build", "--logLevel", "warn", ...options], at: "web", env });
  if (code !== 0) process.exit(code);
}

interface Prerenderer {
  prerender(): Promise<Prerendered>;
}

async function prerenderer(): Promise<Prerenderer> {
  vite(["--ssr", "first-load/prerender.tsx", "--outDir", relative(WEB, PRERENDER)]);
  // Remove Node's localStorage, which only prints warnings: prerendering must work without storage.
  Reflect.deleteProperty(globalThis, "localStorage");
  const { href } = pathToFileURL(join(PRERENDER, "prerender.js"));
  return (await import(href)) as Prerenderer;
}

/** Compresses each text file once at build time instead of per request. */
function compressBeside(folder: string): void {
  for (const file of globSync("**/*.{html,js,css,svg,txt,webmanifest}", { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

function writeCollection(): void {
  mkdirSync(dirname(COLLECTION), { recursive: true });
  writeFileSync(COLLECTION, JSON.stringify(postmanCollection(readDocument(PRODUCT_CONTRACT)), null, 2));
  writeFileSync(join(dirname(COLLECTION), POSTMAN_PICTURE.name), POSTMAN_PICTURE.bytes);
}

const wanted = fingerprint();
const built = [STAMP, join(WEB, "console/dist/index.html"), COLLECTION].every((file) => existsSync(file));
if (!built || readFileSync(STAMP, "utf8") !== wanted) {
  console.log("build");
  const prerendered = await (await prerenderer()).prerender();
  vite([], { STYLES_IN_PAGE: prerendered.classes.join() });
  assemble(prerendered);
  vite(["--mode", "console"]);
  for (const folder of ["dist", "console/dist"]) compressBeside(join(WEB, folder));
  writeCollection();
  copySwaggerUi();
  writeFileSync(STAMP, wanted);
}
