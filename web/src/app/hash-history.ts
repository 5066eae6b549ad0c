import { createBrowserHistory, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";
import { decoded } from "#lib/url/decode-uri.ts";

/** Matches an empty segment, or an unnecessary percent-encoding (of a letter, a digit, "-", ".", "_", "~" or "/"). */
const INEXACT = /\/\/|%(?:2[def]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/i;

/**
 * Matches an encoded `?`, or an encoded slash at the start. Services that forward links encode these, sometimes
 * repeatedly.
 */
const ENCODED = /^%(?:25)*2f|%(?:25)*3f/i;
/**
 * Matches what follows a link in a text: a closing bracket or a full stop and everything after it, or other punctuation
 * at the end.
 */
const APPENDED = /(?:[\p{Pe}\p{Pf}、。].*|(?:(?!\/)\p{Po})+)$/su;

/** The path that a link was meant to have, without the encoding and punctuation that services and messengers add. */
function meantPath(path: string): string {
  if (ENCODED.test(path)) return decoded(path.replaceAll(/%(?:25)+/g, "%"));
  const text = decoded(path);
  const meant = text.replace(APPENDED, "");
  return meant === text || meant.length < 2 ? path : encodeURI(meant);
}

/**
 * The path and query of a hash, as the router should read it. The router would accept "//product" and "/%70roduct" as
 * "/product"; the root route rejects such a path, because it becomes "/inexact/" here, with a trailing slash.
 */
export function hrefOfHash(hash: string): string {
  const [, href = "/", fragment = ""] = /^#([^#]*)(.*)/.exec(hash) ?? [];
  const [written = "", ...behind] = href.split("?");
  const [path = "", ...query] = [meantPath(written), ...behind].join("?").split("?");
  return [INEXACT.test(path) ? "/inexact/" : path, ...query].join("?") + fragment;
}

function partsOf(href: string): Omit<HistoryLocation, "state"> {
  const [, pathname = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(.*)/.exec(href) ?? [];
  return { href, pathname, search, hash };
}

/** The library's hash history, with strict paths (rule B1). */
export function createStrictHashHistory(): RouterHistory {
  const history = createBrowserHistory({ parseLocation, createHref });
  const { push } = history;
  history.push = (...to) => {
    // The current entry has no state if its address was typed (or typed again, in Firefox). Store its number in it (see
    // parseLocation) before the next entry is pushed. Use the prototype's method, because the library has replaced the
    // object's own by one that notifies it.
    if (!window.history.state) History.prototype.replaceState.call(window.history, history.location.state, "");
    push(...to);
  };
  return history;

  /**
   * Numbers an entry that the router did not create (typed, or followed from another site) as the next one; the library
   * would number it 0 and treat it as a step back. Typing the current address again replaces the entry, so the number
   * stays. Adds a key, because on a reload the library replaces a state without a key by number 0.
   */
  function parseLocation(): HistoryLocation {
    const parts = partsOf(hrefOfHash(window.location.hash));
    const next = ({ href, state }: HistoryLocation): HistoryLocation["state"] => ({
      __TSR_index: state.__TSR_index + +(href !== parts.href),
      key: href,
    });
    return { ...parts, state: window.history.state ?? next(history.location) };
  }
}

// Without the parameters before the hash, because first-load has moved them into the hash of the first page.
const createHref = (href: string): string => `${window.location.pathname}#${href}`;
