import { chakra } from "@chakra-ui/react";

/** The colours of the parts of the total. */
export const TONES = ["brand", "link", "ink.second", "ink", "brand.mid", "hairline.strong"] as const;

export type Tone = (typeof TONES)[number];

/** Legend marker; visual only. */
export const ToneDot = chakra(
  "span",
  {
    base: { boxSize: "2.5", borderRadius: "sm", forcedColorAdjust: "none" },
    variants: {
      tone: {
        brand: { bg: "brand" },
        link: { bg: "link" },
        "ink.second": { bg: "ink.second" },
        ink: { bg: "ink" },
        "brand.mid": { bg: "brand.mid" },
        "hairline.strong": { bg: "hairline.strong" },
      },
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
