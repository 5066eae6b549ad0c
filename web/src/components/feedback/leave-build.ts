import { whileLeaving } from "./when-online.ts";

/** The last build that this tab left because one of its files was missing. */
const LEFT = "left";
/** Id of this build: the next one's files have other names. */
const BUILD = import.meta.url;
/**
 * For a chunk that fails to load: usually a newer build has replaced it, so the page is reloaded, and drafts restore
 * the input. At most once per build, and never if the tab cannot store that. Resolves if the page stays.
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
