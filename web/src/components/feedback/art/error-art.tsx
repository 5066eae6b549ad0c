import { cell, Sheet } from "./cells.tsx";

/** Illustration: a cell has fallen out of the lattice. */
export function ErrorArt() {
  return (
    <Sheet>
      <path className="soft" d={cell(52.3, 46) + cell(66.1, 22) + cell(93.9, 22)} />
      <path className="mid" d={cell(38.4, 22) + cell(107.7, 46)} />
      <path className="bud" d={cell(80, 46)} />
      <path className="grown" d={cell(0, 0)} transform="translate(84 82) rotate(17)" />
      <path className="ground" d="M40 99h80" />
    </Sheet>
  );
}
