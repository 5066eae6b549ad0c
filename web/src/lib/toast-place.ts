/** Something that a message should not cover, in pixels of the window; the larger its weight, the less. */
export interface Obstacle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

interface Room {
  /** The message, at its width: its left and right edge, and its height. */
  readonly left: number;
  readonly right: number;
  readonly height: number;
  /** Between which it may stand. */
  readonly top: number;
  readonly bottom: number;
}

const STEP = 8;

/**
 * Distance from the top at which a toast covers the least: at the top if nothing is there, else at the bottom, else the
 * lightest position from the top down.
 */
export function toastPlace({ left, right, height, top, bottom }: Room, obstacles: readonly Obstacle[]): number {
  const last = Math.max(top, bottom - height);
  const places = [top, last];
  for (let place = top + STEP; place < last; place += STEP) places.push(place);
  const inTheWay = obstacles.filter((other) => other.left < right && other.right > left);
  const cost = (place: number): number =>
    inTheWay.reduce((sum, other) => (other.top < place + height && other.bottom > place ? sum + other.weight : sum), 0);
  let best = { place: top, cost: Number.POSITIVE_INFINITY };
  for (const place of places) {
    const found = { place, cost: cost(place) };
    if (found.cost < best.cost) best = found;
  }
  return best.place;
}
