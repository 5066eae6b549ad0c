const online = (): Promise<void> =>
  // Undefined in Node, which prerenders the home page.
  "onLine" in navigator && !navigator.onLine
    ? new Promise((resolve) => {
        addEventListener("online", () => resolve(), { once: true });
      })
    : Promise.resolve();

let isLeaving = false;
// Missing in Node.
globalThis.addEventListener?.("beforeunload", () => {
  isLeaving = true;
});

/** How long a page may stay after unload began: the browser may ask the user, who may cancel. */
export const whileLeaving = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });

/**
 * Loads code once there is a network. Offline, the router would reload the document and lose the current page; so that
 * page stays, under its offline banner, until the next one can load. Firefox aborts pending loads on unload: such a
 * failure must not cause a reload, which would cancel the navigation, so it is reported only if the page stays.
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
