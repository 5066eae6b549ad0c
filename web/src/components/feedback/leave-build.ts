/** The build that this tab has left last because a part of it was missing. */
const LEFT = "leftBuild";
/** This build: its files have other names than those of the next. */
const BUILD = import.meta.url;
/** How long a reloading page may stay: the browser may ask the reader, who may cancel the reload. */
const LEAVING_MS = 4000;
/** A page that is being left loses what it still loads, in Firefox. By then it is gone, unless something is missing. */
const GONE_MS = 500;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * For a chunk that fails to load: usually a newer build has replaced it, so the page is reloaded, and typed input comes
 * back from its draft. At most once for each build, and never where the tab cannot remember that. Resolves when the page
 * is still there.
 */
export async function leaveBuild(): Promise<void> {
  await pause(GONE_MS);
  try {
    if (sessionStorage.getItem(LEFT) === BUILD) return;
    sessionStorage.setItem(LEFT, BUILD);
  } catch {
    return;
  }
  location.reload();
  await pause(LEAVING_MS);
}
