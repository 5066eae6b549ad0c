import type { SystemStyleObject } from "@chakra-ui/react";

/** A small icon button for dense rows and headers. */
export const smallButton: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  borderRadius: "sm",
  color: "ink.second",
  cursor: "pointer",
  _hover: { bg: "bg.hover", color: "ink" },
};
