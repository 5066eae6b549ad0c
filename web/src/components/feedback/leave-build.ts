import { whileLeaving } from "./when-online.ts";

/** Key in sessionStorage: the build in which this tab was last reloaded because a file was missing. */
const LEFT = "left";
/** Id of this build; the files of the next build have other names. */
const BUILD = import.meta.url;
/** How long the server may take to answer before it counts as unreachable. */
const ANSWER_MS = 10_000;

/**
 * Reloads the page after a chunk has failed to load, because usually a newer build has replaced it; drafts restore the
 * input. Does nothing if the server does not answer (a reload would replace the page by the browser's error page), if
 * this build has been reloaded before, or if the tab cannot store that. Resolves only if the page stays.
 */
export async function leaveBuild(): Promise<void> {
  if (!(await isServerThere())) return;
  try {
    if (sessionStorage.getItem(LEFT) === BUILD) return;
    sessionStorage.setItem(LEFT, BUILD);
  } catch {
    return;
  }
  location.reload();
  await whileLeaving();
}

/** Whether a reload would show a page instead of the browser's error. */
export const isServerThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
