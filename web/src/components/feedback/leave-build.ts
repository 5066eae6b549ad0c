import { whileLeaving } from "./when-online.ts";

/** Key in sessionStorage; the value is the build in which this tab was reloaded because a file was missing. */
const LEFT = "left";
/** Identifies this build, because each build gives its files new names. */
const BUILD = import.meta.url;
/** How long the server may take to answer, in ms. After that it counts as unreachable. */
const ANSWER_MS = 10_000;

/**
 * Reloads the page after a chunk has failed to load, because usually a newer build has replaced it; drafts restore the
 * input. Does nothing if the server does not answer (the browser would show its error page), if this tab was already
 * reloaded for this build, or if sessionStorage is blocked. Resolves only if the page stays.
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
