// Builds the web when something it is made of has changed since the last build; the home page is put into its
// index.html ready to be seen.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ROOT, run } from "./steps.ts";

const INPUTS = [
  "web/{index.html,*.config.ts,package.json,tsconfig.json}",
  "web/{src,public}/**/*",
  "openapi.yaml",
  "pnpm-lock.yaml",
];
const WEB = join(ROOT, "web");
const STAMP = join(WEB, "dist", ".built-from");
/** Below node_modules, so that what was built there finds its packages and git does not see it. */
const PRERENDER = join(WEB, "node_modules", ".cache", "prerender");

function fingerprint(): string {
  const hash = createHash("sha256").update(process.env.VITE_API_BASE ?? "");
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function vite(...options: string[]): void {
  const code = run({ name: "web", run: ["vite", "build", "--logLevel", "warn", ...options], at: "web" });
  if (code !== 0) process.exit(code);
}

interface Prerenderer {
  prerenderHome(): Promise<{ readonly styles: string; readonly html: string }>;
}

async function putHomeIn(file: string): Promise<void> {
  // The page would find no storage while it is built; Node's own only warns.
  Reflect.deleteProperty(globalThis, "localStorage");
  const { href } = pathToFileURL(join(PRERENDER, "prerender.js"));
  const { prerenderHome } = (await import(href)) as Prerenderer;
  const { styles, html } = await prerenderHome();
  const page = readFileSync(file, "utf8");
  const filled = page
    .replace("</head>", () => `${styles}</head>`)
    .replace("<!--prerendered-->", () => `<div data-prerendered>${html}</div>`);
  writeFileSync(file, filled);
}

/** Packs each text once, as small as it gets, instead of at each request. */
function compressBeside(folder: string): void {
  for (const file of globSync("**/*.{html,js,css,svg,webmanifest}", { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) {
  console.log("build");
  vite();
  vite("--ssr", "src/prerender.tsx", "--outDir", relative(WEB, PRERENDER));
  await putHomeIn(join(WEB, "dist", "index.html"));
  compressBeside(join(WEB, "dist"));
  writeFileSync(STAMP, wanted);
}
