/**
 * The point on spoke `index` of `count`, at a distance from the centre. Spoke 0 points up; the others follow clockwise.
 */
export function spokePoint(index: number, count: number, distance: number): readonly [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI;
  return [distance * Math.sin(angle), -distance * Math.cos(angle)];
}
