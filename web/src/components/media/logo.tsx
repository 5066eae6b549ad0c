import { chakra } from "@chakra-ui/react";

// A pointy-top hexagon of radius 6 at (x, y).
const cell = (x: number, y: number) => `M${x} ${y - 6}l5.2 3v6l-5.2 3-5.2-3v-6z`;

/** The logo mark: a tree whose crown is three hexagons. */
export function LogoMark() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 24 30"
      width="min({spacing.6}, 7.5vw)"
      height="min({spacing.7.5}, 9.4vw)"
      flexShrink={0}
    >
      <chakra.path d={cell(12, 7)} fill="brand" />
      <chakra.path d={cell(6, 17.4)} fill="action" />
      <chakra.path d={cell(18, 17.4)} fill="brand" opacity={0.55} />
      <chakra.path d="M12 19v10" stroke="action" strokeWidth="2" strokeLinecap="round" fill="none" />
    </chakra.svg>
  );
}

export function Logo() {
  return (
    <chakra.span display="flex" alignItems="center" gap="min({spacing.2.5}, 3.1vw)" color="ink">
      <LogoMark />
      <chakra.span
        lang="en"
        fontSize="min({fontSizes.lg}, 5.6vw)"
        fontWeight="bold"
        letterSpacing="-0.02em"
        lineHeight="1"
      >
        Hashgrove
      </chakra.span>
    </chakra.span>
  );
}
