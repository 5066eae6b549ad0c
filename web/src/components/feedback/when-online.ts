const online = (): Promise<void> =>
  // `onLine` is missing in Node, which prerenders the home page.
  "onLine" in navigator && !navigator.onLine
    ? new Promise((resolve) => {
        addEventListener("online", () => resolve(), { once: true });
      })
    : Promise.resolve();

let isLeaving = false;
// `addEventListener` is missing in Node.
globalThis.addEventListener?.("beforeunload", () => {
  isLeaving = true;
});

/** Waits 4 s for an unload to finish. After that the page counts as staying: the user may have cancelled. */
export const whileLeaving = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });

/**
 * Loads code once there is a network. Offline, the router would reload the document and lose the current page; instead
 * the current page stays, under its offline banner, until the next page can load. Firefox aborts pending loads on
 * unload. Such a failure is reported only if the page stays, because the reload that follows a failure would cancel the
 * navigation.
 */
export function whenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    await online();
    try {
      return await load();
    } catch (error) {
      if (isLeaving) await whileLeaving();
      isLeaving = false;
      throw error;
    }
  };
}
