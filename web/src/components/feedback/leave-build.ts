import { whileLeaving } from "./when-online.ts";

/** The last build that this tab left because one of its files was missing. */
const LEFT = "left";
/** Id of this build; the files of the next build have other names. */
const BUILD = import.meta.url;
/** How long the server may take to answer before it counts as unreachable. */
const ANSWER_MS = 10_000;

/**
 * For a chunk that fails to load. Usually a newer build has replaced it, so the page is reloaded, and drafts restore
 * the input. Reloads once per build at most, never if the tab cannot store that, and only if the server answers:
 * otherwise the browser's error page would replace what the member is reading. Resolves if the page stays.
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
