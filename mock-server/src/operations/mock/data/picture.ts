/** A plain picture as a data URI, so that the demo needs no other host: a label on a coloured ground, sizes in px. */
export function pictureOf(label: string, hue: number, width: number, height: number): string {
  const size = Math.round(Math.min(width, height) / 4);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>` +
    `<rect width='100%' height='100%' fill='hsl(${hue} 45% 40%)'/>` +
    `<text x='50%' y='50%' fill='white' font-family='sans-serif' font-size='${size}' text-anchor='middle' ` +
    `dominant-baseline='central'>${label}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
