/**
 * Returns a filter that keeps every nth axis label, so that the labels do not overlap.
 * @param label width of the widest label, pixels
 * @param step distance from one label to the next, pixels
 */
export function everyNth(label: number, step: number): (index: number) => boolean {
  const nth = Math.max(1, Math.ceil(label / Math.max(step, 1)));
  return (index) => index % nth === 0;
}
