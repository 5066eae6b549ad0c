import { chakra } from "@chakra-ui/react";

/** A grey placeholder with the position and size of content that is still loading; hidden from screen readers. */
export const Skeleton = chakra(
  "div",
  {
    base: {
      bg: "bg.hover",
      borderRadius: "sm",
      minHeight: "4",
      outline: "1px solid transparent",
      animation: "pulse 1600ms ease-in-out infinite",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
