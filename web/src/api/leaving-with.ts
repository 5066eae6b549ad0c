/** What each request on its way wants done when the page goes. */
const onTheirWay = new Set<() => void>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
const leave = (): void => {
  for (const act of onTheirWay) act();
};

/**
 * While a request is on its way, the browser asks before the page is closed or reloaded; if the member leaves anyway,
 * `onLeave` runs. Returns a function to call when the reply is there. The listeners are removed then, because a page
 * with such listeners is not kept in the back-forward cache.
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
