import { cell, Sheet } from "./cells.tsx";

/** Illustration: a disconnected cable between two parts of the lattice. */
export function OfflineArt() {
  return (
    <Sheet>
      <path className="mid" d={cell(22, 44)} />
      <path className="soft" d={cell(35.9, 68) + cell(49.7, 44)} />
      <path className="bud" d={cell(110.3, 44) + cell(124.1, 68) + cell(138, 44)} />
      <path
        className="line"
        d="M49.700 58v14a12 12 0 0 0 12 12h9M110.300 58v14a12 12 0 0 1-12 12h-9M70.700 77v14M89.300 77v14M70.700 80h5M70.700 88h5"
      />
    </Sheet>
  );
}
