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

/** Waits 4 s for the browser to leave the page. If the page is still there, the user has probably cancelled. */
export const whileLeaving = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });

/**
 * Loads code once there is a network. If a load failed offline, the router would reload the document and lose the
 * current page; instead, the current page stays until the code can load. When the user navigates away, Firefox aborts
 * pending loads. Such a failure is reported some seconds later, because it would make the router reload the page and
 * cancel the user's navigation.
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
