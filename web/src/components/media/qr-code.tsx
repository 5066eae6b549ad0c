import { chakra } from "@chakra-ui/react";
import { encode } from "uqr";

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** Side of the code in pixels, without the white frame that scanners need around it. */
  size: number;
  /** What the code contains, in words; the text itself is shown beside it. */
  label: string;
}

/** A QR code: always dark on white, because many scanners read no other, also in the dark scheme. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <chakra.span
      display="inline-grid"
      padding="4"
      borderRadius="control"
      borderWidth="1px"
      bg="paper"
      forcedColorAdjust="none"
      flexShrink={0}
    >
      <svg
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${modules} ${modules}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#0b1526" />
      </svg>
    </chakra.span>
  );
}
