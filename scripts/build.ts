// Builds the web and the console if their sources have changed, with the home page prerendered into index.html. Also
// writes the Postman collection to dist and copies Swagger UI to the server.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { POSTMAN_PICTURE, postmanCollection } from "@hashgrove/contract/postman.ts";
import { type FirstWords, headWriter, loader } from "./page-scripts.ts";
import { serversMeta } from "./page-servers.ts";
import { ROOT, run } from "./steps.ts";
import { copySwaggerUi } from "./swagger-ui.ts";

const INPUTS = [
  "web/{index.html,*.config.ts,supported-browsers.ts,package.json,tsconfig.json}",
  "web/{src,public,static-styles}/**/*",
  "web/console/index.html",
  "openapi.yaml",
  "mock-server/contract/src/{document,postman}.ts",
  "scripts/{build,page-scripts,page-servers,swagger-ui}.ts",
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

interface Home {
  readonly styles: string;
  /** Class names of the rules. */
  readonly classes: readonly string[];
  readonly html: string;
}

interface Prerenderer {
  firstWords(): FirstWords;
  prerenderHome(): Promise<Home>;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const ENTRY = "index.html";

/** URLs of these modules with all their static imports. */
function filesOf(...modules: string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(WEB, "dist/.vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  for (const module of modules) {
    visit(module);
    // Lazy parts are imported by main.ts, the entry.
    if (module === ENTRY) manifest[module]?.dynamicImports?.forEach(visit);
  }
  return [...files].map((file) => `./${file}`);
}

interface Minifier {
  minifySync(
    name: string,
    code: string,
    options: { readonly compress: { readonly target: string } },
  ): { readonly code: string; readonly errors: readonly unknown[] };
}

/** Minifies the page: its inline scripts, and only those CSS variables that the web uses. */
async function pack(page: string): Promise<string> {
  const { href } = pathToFileURL(createRequire(join(WEB, "package.json")).resolve("vite"));
  const { minifySync } = (await import(href)) as Minifier;
  const small = page
    .replaceAll(/<script>([^]*?)<\/script>/g, (_, script: string) => {
      // Old browsers must be able to parse the script that detects them.
      const { code, errors } = minifySync("inline.js", script, { compress: { target: "es2015" } });
      if (errors.length > 0) throw new Error(`a script of ${ENTRY}: ${JSON.stringify(errors)}`);
      return `<script>${code.trim()}</script>`;
    })
    .replaceAll(/\n\s+/g, "\n");
  const defined = /(--[\w-]+):([^;{}]*)(;|(?=\}))/g;
  const values = Map.groupBy(small.matchAll(defined), ([, name = ""]) => name);
  const asked = new Set<string>();
  const ask = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (asked.has(name)) continue;
      asked.add(name);
      values.get(name)?.forEach(([, , value = ""]) => ask(value));
    }
  };
  ask(small.replaceAll(defined, ""));
  for (const file of globSync("dist/assets/*.{css,js}", { cwd: WEB })) ask(readFileSync(join(WEB, file), "utf8"));
  return small.replaceAll(defined, (definition, name: string) => (asked.has(name) ? definition : ""));
}

/** Address of the API, as in the web's `apiBase`. */
const apiBase = (): string => {
  const base = process.env.VITE_API_BASE ?? "";
  return base === "" ? "./" : `${base.replace(/\/$/, "")}/`;
};

async function prerenderer(): Promise<Prerenderer> {
  vite(["--ssr", "src/prerender.tsx", "--outDir", relative(WEB, PRERENDER)]);
  // Remove Node's localStorage, which only prints warnings: prerendering must work without storage.
  Reflect.deleteProperty(globalThis, "localStorage");
  const { href } = pathToFileURL(join(PRERENDER, "prerender.js"));
  return (await import(href)) as Prerenderer;
}

async function putIn(file: string, { styles, html }: Home, words: FirstWords): Promise<void> {
  const page = readFileSync(file, "utf8");
  const filled = page
    .replaceAll(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, "")
    .replace("</head>", () => `${serversMeta(process.env)}${styles}${loader(ENTRY, filesOf, words, apiBase())}</head>`)
    .replace("<!--words-->", () => headWriter(words))
    .replace("<!--prerendered-->", () => `<div data-prerendered>${html}</div>`);
  writeFileSync(file, await pack(filled));
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
  const { firstWords, prerenderHome } = await prerenderer();
  const home = await prerenderHome();
  vite([], { STYLES_IN_PAGE: home.classes.join() });
  await putIn(join(WEB, "dist", "index.html"), home, firstWords());
  vite(["--mode", "console"]);
  for (const folder of ["dist", "console/dist"]) compressBeside(join(WEB, folder));
  writeCollection();
  copySwaggerUi();
  writeFileSync(STAMP, wanted);
}
