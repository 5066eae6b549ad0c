/** What each request on its way wants done when the page goes. */
const onTheirWay = new Set<() => void>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
const leave = (): void => {
  for (const act of onTheirWay) act();
};

/**
 * While a request is on its way, the browser asks before the page is closed or loaded anew; where it goes all the same,
 * `onLeave` runs. Returns what to call once the reply is there. The listeners come and go, since a page that has them is
 * not kept for the way back.
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
