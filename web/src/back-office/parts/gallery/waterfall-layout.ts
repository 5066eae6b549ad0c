/** Position of an element in a waterfall, in pixels from the upper left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Positions of the elements, each at the bottom of the shortest column, the leftmost of several. The position of an
 * element never changes when others are added.
 * @param ratios height of each element divided by its width
 * @param size in pixels: `width` of the layout, `least` width of a column, `gap`; there is at least one column
 */
export function waterfallPlaces(
  ratios: readonly number[],
  { width, least, gap }: { width: number; least: number; gap: number },
): { places: Place[]; height: number } {
  const count = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const columnWidth = (width - gap * (count - 1)) / count;
  const feet = Array.from({ length: count }, () => 0);
  const places = ratios.map((ratio) => {
    const top = Math.min(...feet);
    const column = feet.indexOf(top);
    const height = columnWidth * ratio;
    feet[column] = top + height + gap;
    return { left: column * (columnWidth + gap), top, width: columnWidth, height };
  });
  return { places, height: Math.max(0, Math.max(...feet) - gap) };
}
