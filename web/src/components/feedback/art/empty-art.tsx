import { cell, Sheet } from "./cells.tsx";

/** Illustration: one planted cell in an empty lattice. */
export function EmptyArt() {
  return (
    <Sheet>
      <path className="bud" d={cell(52.3, 52) + cell(107.7, 52) + cell(66.1, 28) + cell(93.9, 28)} />
      <path className="soft" d={cell(80, 52)} />
      <path className="line" d="M80 96V60M80 82c-9 0-14-5-15-13 8 0 14 4 15 13zM80 76c1-9 7-13 15-13-1 8-6 13-15 13z" />
      <path className="ground" d="M36 96h88M60 104h40" />
    </Sheet>
  );
}
