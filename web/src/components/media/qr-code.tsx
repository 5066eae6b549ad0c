import { chakra } from "@chakra-ui/react";
import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  /** Side of the code in pixels, without its quiet zone. */
  size: number;
  /** Text alternative; the encoded text itself is shown beside the code. */
  label: string;
}

/** A QR code: dark on white in both schemes, because many scanners cannot read inverted ones. */
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
