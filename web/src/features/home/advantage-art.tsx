import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

// A hexagon of radius 31 around (36, 36), the background of all four drawings.
const CELL = "M36 5 62.8 20.5v31L36 67 9.2 51.5v-31z";

function Art({ children }: { children: ReactNode }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="4 2 64 68"
      width={{ base: "14", sm: "18" }}
      flexShrink={0}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        "& .cell": { fill: "brand.soft", stroke: "brand.mid", strokeWidth: 1.25 },
        "& .line": { stroke: "action" },
        "& .fill": { fill: "brand" },
        "& .mid": { fill: "brand.mid" },
      }}
    >
      <path className="cell" d={CELL} />
      {children}
    </chakra.svg>
  );
}

/** Bar chart with three columns. */
export function FiguresArt() {
  return (
    <Art>
      <path className="mid" d="M22 38h7v12h-7zM43 31h7v19h-7z" />
      <path className="fill" d="M32.5 24h7v26h-7z" />
      <path className="line" d="M18 53.500h36" />
    </Art>
  );
}

export function YenArt() {
  return (
    <Art>
      <path className="line" strokeWidth="3" d="M25 21l11 15 11-15M36 36v17M27 39h18M27 46h18" />
    </Art>
  );
}

/** Checklist. */
export function ChecksArt() {
  return (
    <Art>
      <path className="mid" d="M34 23h18v4H34zM34 34h18v4H34zM34 45h12v4H34z" />
      <path className="line" d="M21 25l3 3 5-6M21 36l3 3 5-6M21 47l3 3 5-6" />
    </Art>
  );
}

/** Hexagonal padlock. */
export function GuardArt() {
  return (
    <Art>
      <path className="fill" d="M36 30l13 7.500v10L36 55l-13-7.500v-10z" />
      <path className="line" d="M28 33v-6a8 8 0 0 1 16 0v6" />
    </Art>
  );
}
