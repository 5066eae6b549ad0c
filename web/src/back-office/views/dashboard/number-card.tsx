import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { TONE_COLOURS, type Tone } from "#back-office/parts/gallery/charts/tones.ts";
import { CountUp } from "#back-office/parts/gallery/count-up.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

interface NumberCardProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  of: LucideIcon;
  tone: Tone;
}

/** One number of a dashboard, animated when it arrives. */
export function NumberCard({ label, value, of, tone }: NumberCardProps) {
  return (
    <Frame data-tone={tone}>
      <Mark aria-hidden>
        <Icon of={of} size={26} />
      </Mark>
      <chakra.div minWidth="0" marginStart="auto" textAlign="end">
        <chakra.p color="ink.second" fontSize="sm" lineHeight="snug">
          {label}
        </chakra.p>
        <chakra.p
          fontSize={{ base: "lg", md: "xl" }}
          fontWeight="semibold"
          lineHeight="2rem"
          fontVariantNumeric="tabular-nums"
          aria-busy={value === undefined}
        >
          {value === undefined ? (
            <Skeleton
              as="span"
              display="block"
              height="5"
              marginY="1.5"
              width="24"
              maxWidth="100%"
              marginStart="auto"
            />
          ) : (
            <CountUp to={value} duration={1400} />
          )}
        </chakra.p>
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra("li", {
  base: {
    ...TONE_COLOURS,
    display: "flex",
    alignItems: "center",
    gap: "3",
    minWidth: "0",
    padding: { base: "3", md: "5" },
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "sm",
    "&[data-tone='1']": { "--tone": "var(--tone-1)" },
    "&[data-tone='2']": { "--tone": "var(--tone-2)" },
    "&[data-tone='3']": { "--tone": "var(--tone-3)" },
    "&[data-tone='4']": { "--tone": "var(--tone-4)" },
  },
});

const Mark = chakra("span", {
  base: {
    display: { base: "none", sm: "grid" },
    placeItems: "center",
    boxSize: "14",
    borderRadius: "control",
    color: "var(--tone)",
    bg: "color-mix(in srgb, var(--tone) 12%, transparent)",
  },
});
