import type { ReactNode } from "react";

/** The path of a hexagon with a corner at the top; `r` is its radius. */
const cell = (x: number, y: number, r: number): string => {
  const half = Math.round(r * 8.66) / 10;
  return `M${x} ${y - r}l${half} ${r / 2}v${r}l-${half} ${r / 2}-${half}-${r / 2}v-${r}z`;
};

/** One drawing per highlight, at most 40 units from the origin: metrics, ledger, order, estimate, documents. */
export const DRAWINGS: readonly ReactNode[] = [
  <>
    <path className="mid" d="M-26 8h12v16h-12zM-6-4h12v28H-6z" />
    <path className="fill" d="M14-16h12v40H14z" />
    <path className="line" d="M-34 30h68M-28-10l18-12 12 6 22-16" />
  </>,
  <>
    <path className="line" d="M-34-20h68M0-30v58M-16 30h32M-26-20v14M26-20V-6" />
    <path className="mid" d={cell(-26, 6, 13)} />
    <path className="fill" d={cell(26, 6, 13)} />
  </>,
  <>
    <path className="line" d="M-38-18h10l14 12M-38 18h10l14-12M18 0h20M30-8l8 8-8 8" />
    <path className="fill" d={cell(0, 0, 17)} />
  </>,
  <>
    <path className="mid" d="M-30 26v-5C-12 18-4 12 6 3v23z" />
    <path className="line" d="M-30-30v56h62M-30 21C-6 17 8 2 28-26" />
    <path className="fill" d={cell(6, 3, 8)} />
  </>,
  <>
    <path className="sheet" d="M-26-34H6l16 16v50h-48z" />
    <path className="line" d="M6-34v16h16M-16-10h14M-16 0h22M-16 10h12M7 12V7a7 7 0 0 1 14 0v5" />
    <path className="fill" d={cell(14, 22, 13)} />
  </>,
];
