import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";

// Not in a low window (landscape phone, very large text): the action would cover most of it.
export const ON_PHONES = "@media (max-width: 767px) and (min-height: 26em)";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    [ON_PHONES]: {
      position: "sticky",
      bottom: "max(var(--bar-height, 0px), var(--keyboard, 0px))",
      zIndex: "1",
      // Extends to the edges of the panel.
      marginX: "calc(-1 * min({spacing.5}, 6.25vw))",
      paddingX: "min({spacing.5}, 6.25vw)",
      paddingTop: "3",
      paddingBottom: "max({spacing.3}, env(safe-area-inset-bottom) - var(--bar-height, 0px))",
      bg: "bg.raised",
      borderTopWidth: "1px",
    },
  },
  variants: {
    /** Set if the panel ends below the action. */
    isLast: { true: { [ON_PHONES]: { marginBottom: "calc(-1 * min({spacing.5}, 6.25vw))" } } },
  },
});

/**
 * The main action of a panel. On phones the action sticks to the bottom of the window until its own position is
 * visible. Focused fields scroll to above the action (global-css.ts).
 */
export const StickyAction = (props: ComponentProps<typeof Box>) => <Box data-sticky-action {...props} />;
