/** The build that this tab has left last because a part of it was missing. */
const LEFT = "leftBuild";
/** This build: its files have other names than those of the next. */
const BUILD = import.meta.url;
/** How long a page that is being loaded anew may stay; the reader may be asked, and tell it to. */
const LEAVING_MS = 4000;

/**
 * For code that does not come: most often a newer build has replaced it, so the page is loaded anew, and what was typed
 * comes back from its draft. Once for each build, and never where the tab cannot remember that. Resolves when the page
 * is still there.
 */
export async function leaveBuild(): Promise<void> {
  try {
    if (sessionStorage.getItem(LEFT) === BUILD) return;
    sessionStorage.setItem(LEFT, BUILD);
  } catch {
    return;
  }
  location.reload();
  await new Promise((resolve) => {
    setTimeout(resolve, LEAVING_MS);
  });
}
