import type { SystemStyleObject } from "@chakra-ui/react";

/** A small button that is its drawing alone, within a row or a head that is dense. */
export const press: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  borderRadius: "sm",
  color: "ink.second",
  cursor: "pointer",
  _hover: { bg: "bg.hover", color: "ink" },
};
