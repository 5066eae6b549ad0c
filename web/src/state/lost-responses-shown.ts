/** How many mounted components show the money requests with a lost response. */
let places = 0;

/** Registers a component that shows lost responses, until the returned function is called. */
export function showLostResponses(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether the page itself shows lost responses, so that no toast is needed (rule B5). */
export const areLostResponsesShown = (): boolean => places > 0;
