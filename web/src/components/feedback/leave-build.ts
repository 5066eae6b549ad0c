import { whileLeaving } from "./when-online.ts";

/** The build that this tab has left last because a part of it was missing. */
const LEFT = "left";
/** This build: its files have other names than those of the next. */
const BUILD = import.meta.url;
/**
 * For a chunk that fails to load: usually a newer build has replaced it, so the page is reloaded, and typed input comes
 * back from its draft. At most once for each build, and never where the tab cannot remember that. Resolves when the page
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
  await whileLeaving();
}
