import { cell, Sheet } from "./cells.tsx";

/** The cable between two parts of the lattice has come apart. */
export function OfflineArt() {
  return (
    <Sheet>
      <path className="mid" d={cell(22, 44)} />
      <path className="soft" d={cell(35.9, 68) + cell(49.7, 44)} />
      <path className="bud" d={cell(110.3, 44) + cell(124.1, 68) + cell(138, 44)} />
      <path className="line" d="M62 52h8M66 47.500v9M70 52" />
      <path
        className="line"
        d="M49.700 58v14a12 12 0 0 0 12 12h9M110.300 58v14a12 12 0 0 1-12 12h-9M70.700 78v12M89.300 79v10"
      />
      <path className="ground" d="M77 72l-2-6M83 72l2-6M80 71v-8" />
    </Sheet>
  );
}
