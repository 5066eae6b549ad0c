const online = (): Promise<void> =>
  // Node, where home is prerendered, does not know.
  "onLine" in navigator && !navigator.onLine
    ? new Promise((resolve) => {
        addEventListener("online", () => resolve(), { once: true });
      })
    : Promise.resolve();

/**
 * Loads code once there is a network. Asked for without one, the router would reload the document and lose the page that
 * the reader still has; so that page stays, under its offline banner, until the next one can come.
 */
export function whenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    await online();
    return load();
  };
}
