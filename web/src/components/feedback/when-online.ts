const online = (): Promise<void> =>
  // Node, where home is prerendered, does not know.
  "onLine" in navigator && !navigator.onLine
    ? new Promise((resolve) => {
        addEventListener("online", () => resolve(), { once: true });
      })
    : Promise.resolve();

let isLeaving = false;
// Node has none.
globalThis.addEventListener?.("beforeunload", () => {
  isLeaving = true;
});

/** How long a page that is being left may stay: the browser may ask the reader, who may cancel. */
export const whileLeaving = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });

/**
 * Loads code once there is a network. Asked for without one, the router would reload the document and lose the page that
 * the reader still has; so that page stays, under its offline banner, until the next one can come.
 * Firefox aborts what a page still loads when it is left: such a failure must not cause a reload, which would cancel the
 * navigation, so it is reported only where the page stays.
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
