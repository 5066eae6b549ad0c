// Inline script in the body, after the waiting page: shows the waiting page, and loads the code and data for the
// address.
import { sendEarlyRead } from "#api/early-read.ts";
import { pageLanguage } from "#lib/translation/page-language.ts";
import { apiBase } from "#lib/url/api-base.ts";
import { ownPicture } from "#lib/url/server-file-url.ts";
import { BROWSER_PLACES, readPlaces, tokenOf, USERINFO_KEY, userinfoIn } from "#state/storage/read-storage.ts";
import type { GivenView, LoadPlan } from "./load-plan.ts";

/** The build inserts this value (assemble.ts). */
declare const LOAD_PLAN: LoadPlan;

/**
 * Maximum time in ms by which the code is delayed for the page's main read, because they share the bandwidth of a slow
 * connection.
 */
const PATIENCE = 150;
/** Maximum time to wait for a frame, in ms. */
const UNPAINTED = 1_000;

const root = document.documentElement;
const isHome = root.dataset["first"] === "home";
const page = root.dataset["page"] ?? "";

const places = document.querySelectorAll("#waiting > *");

function preload(view: GivenView): void {
  const texts = LOAD_PLAN.texts[pageLanguage()];
  const files = [...LOAD_PLAN.everywhere, ...view.files, ...texts.site, ...(view.centre ? texts.centre : [])];
  for (const href of files) {
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    document.head.append(Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }));
  }
}

function load(view: GivenView): void {
  preload(view);
  const [entry = ""] = LOAD_PLAN.everywhere;
  // This also catches an application that fails to start, because main.ts awaits it.
  import(entry).catch((error: unknown) => {
    // A syntax error means that the browser is too old, not that the network failed.
    root.dataset["stuck"] = error instanceof SyntaxError ? "old" : "";
    console.error(error);
  });
}

/** Requests the page's main data; null if it has none, or if the address or session lacks what the request needs. */
function read({ read: path, centre }: GivenView): Promise<unknown> | null {
  const params = new URLSearchParams(location.hash.split("?")[1]?.split("#")[0]);
  const token = tokenOf(userinfoIn(readPlaces(BROWSER_PLACES, USERINFO_KEY)) ?? {});
  if (path === undefined || (centre && (!token || (params.get("personageHighlight") ?? "0") !== "0"))) return null;
  const id = /^[1-9]\d{0,14}$/.exec(params.get("id") ?? "")?.[0];
  if (path.endsWith("=") && id === undefined) return null;
  return sendEarlyRead(new URL(path.endsWith("=") ? path + id : path, apiBase()).href, token).then((reply) =>
    reply.clone().json(),
  );
}

/** Shows the page's largest element, a title or an image, in the waiting page before the application renders. */
async function showReply(reply: unknown): Promise<void> {
  const data: unknown = Reflect.get(reply as object, "data");
  if (page === "product/details") {
    const title: unknown = Reflect.get(data as object, "title");
    if (typeof title === "string") places[1]?.replaceChildren(title);
  }
  if (page === "news") {
    const image: unknown = Reflect.get((data as readonly object[])[0] ?? {}, "image");
    const src = ownPicture(String(image), apiBase());
    if (src === null) return;
    const picture = Object.assign(new Image(), { alt: "", src });
    places[3]?.append(picture);
    await picture.decode();
  }
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
/** Resolves after the next frame, but after UNPAINTED ms at the latest, because a hidden page paints no frames. */
const painted = (): Promise<void> =>
  Promise.race([new Promise(requestAnimationFrame).then(() => delay(0)), delay(UNPAINTED)]);

const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve);
  });

function start(): void {
  const view = isHome ? LOAD_PLAN.home : (LOAD_PLAN.views[page] ?? { files: [] });
  const head = LOAD_PLAN.headings[pageLanguage()][page];
  head?.forEach((text, at) => places[at + 1]?.replaceChildren(text));
  document.getElementById("waiting")?.removeAttribute("hidden");
  const shown = read(view)?.then(showReply);
  // Ignore a failure here, because the application receives the same reply and reports it.
  shown?.catch(() => undefined);
  if (document.hidden || !(isHome || head || shown)) load(view);
  else {
    const ready = shown
      ? painted().then(() => Promise.race([shown.catch(() => undefined), delay(PATIENCE)]))
      : parsed();
    void ready.then(painted).then(() => load(view));
  }
}

if (root.dataset["stuck"] === undefined) start();
