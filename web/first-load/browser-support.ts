/**
 * Whether the browser is new enough. Each of these features is in the oldest supported version of a browser family, but
 * not in older ones (scripts/checks/browsers/features.test.ts).
 */
export const isSupported = (): boolean =>
  Boolean([].toSorted) && "adoptedStyleSheets" in document && CSS.supports("color", "color-mix(in srgb, red, red)");

/** Defines functions that the code uses but some supported browsers lack. */
export function addMissingFunctions(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- newer than the oldest supported browsers
  AbortSignal.any ??= (signals) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = (): void => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort);
    }
    return controller.signal;
  };
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- newer than the oldest supported browsers
  URL.canParse ??= (url, base) => {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  };
}
