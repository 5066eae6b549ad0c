import type { SystemStyleObject } from "@chakra-ui/react";

export const TEXT_LINK: SystemStyleObject = {
  color: "link",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
  borderRadius: "sm",
  _hover: { textDecorationColor: "currentColor" },
};
