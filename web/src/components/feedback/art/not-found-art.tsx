import { cell, Sheet } from "./cells.tsx";

/** Illustration: a magnifying glass over a missing cell. */
export function NotFoundArt() {
  return (
    <Sheet>
      <path className="soft" d={cell(38.4, 28) + cell(66.1, 28) + cell(52.3, 76) + cell(107.7, 76) + cell(121.6, 52)} />
      <path className="mid" d={cell(52.3, 52) + cell(93.9, 28)} />
      <circle className="lens" cx="84" cy="54" r="24" />
      <path className="bud" d={cell(84, 54)} />
      <path className="lens" d="M101 71l16 16" strokeWidth="4" />
    </Sheet>
  );
}
