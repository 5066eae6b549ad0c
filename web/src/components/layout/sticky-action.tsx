import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";

// Matches phones, except in a low window (landscape, very large text), where a sticky action would cover most of the
// page.
export const ON_PHONES = "@media (max-width: 767px) and (min-height: 26em)";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    [ON_PHONES]: {
      position: "sticky",
      bottom: "max(var(--bar-height, 0px), var(--keyboard, 0px))",
      zIndex: "1",
      // Extend to the edges of the panel.
      marginX: "calc(-1 * min({spacing.5}, 6.25vw))",
      paddingX: "min({spacing.5}, 6.25vw)",
      paddingTop: "3",
      paddingBottom: "max({spacing.3}, env(safe-area-inset-bottom) - var(--bar-height, 0px))",
      bg: "bg.raised",
      borderTopWidth: "1px",
    },
  },
  variants: {
    /** Set if the action is the last element of its panel. */
    isLast: { true: { [ON_PHONES]: { marginBottom: "calc(-1 * min({spacing.5}, 6.25vw))" } } },
  },
});

/**
 * The main action of a panel. On phones it sticks to the bottom of the window until its place in the panel is visible.
 * Focused fields scroll to above it (global-css.ts).
 */
export const StickyAction = (props: ComponentProps<typeof Box>) => <Box data-sticky-action {...props} />;
