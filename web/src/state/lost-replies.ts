/** How many places on screen tell of the money requests whose reply was lost. */
let places = 0;

/** A place that tells of them is on screen, until the returned function is called. */
export function standForLostReplies(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether the page tells of a lost reply in its place, so that no message has to (rule B5). */
export const areLostRepliesTold = (): boolean => places > 0;
