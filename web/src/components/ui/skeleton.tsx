import { chakra } from "@chakra-ui/react";

/** A grey block in the place and size of what comes; hidden from assistive technology. */
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
