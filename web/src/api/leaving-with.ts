/** Callbacks of pending requests for page unload. */
const onTheirWay = new Set<() => void>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
const leave = (): void => {
  for (const act of onTheirWay) act();
};

/**
 * While a request is pending, the browser asks before the page is closed or reloaded; if the member leaves anyway,
 * `onLeave` runs. Returns a function to call after the reply, which removes the listeners: they would keep the page out
 * of the back-forward cache.
 */
export function leavingWith(onLeave: () => void): () => void {
  if (onTheirWay.size === 0) {
    window.addEventListener("beforeunload", ask);
    window.addEventListener("pagehide", leave);
  }
  onTheirWay.add(onLeave);
  return () => {
    onTheirWay.delete(onLeave);
    if (onTheirWay.size > 0) return;
    window.removeEventListener("beforeunload", ask);
    window.removeEventListener("pagehide", leave);
  };
}
