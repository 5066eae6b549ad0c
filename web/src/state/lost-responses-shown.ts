/** The number of mounted components that list money requests with a lost response. */
let places = 0;

/** Registers a component that lists requests with a lost response; the returned function unregisters it. */
export function showLostResponses(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether the page lists requests with a lost response, so that no toast is needed (rule B5). */
export const areLostResponsesShown = (): boolean => places > 0;
