/** How many mounted components show the money requests with a lost response. */
let places = 0;

/** Registers a component that shows them, until the returned function is called. */
export function showLostResponses(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether the page shows a lost response in its place, so that no toast is needed (rule B5). */
export const areLostResponsesShown = (): boolean => places > 0;
