import type { SystemStyleObject } from "@chakra-ui/react";

/** The box of a control, in the form's height; 16 px text on phones, or iOS would zoom into it. */
export const box: SystemStyleObject = {
  display: "flex",
  alignItems: "center",
  width: "full",
  minHeight: "var(--field-height, 2.25rem)",
  paddingX: "3",
  paddingY: "1",
  fontSize: { base: "md", md: "sm" },
  lineHeight: "snug",
  color: "ink",
  textAlign: "start",
  bg: "bg.raised",
  borderWidth: "1px",
  borderColor: "hairline.strong",
  borderRadius: "sm",
  transitionProperty: "border-color",
  transitionDuration: "fast",
  _hover: { borderColor: "ink.second" },
  _disabled: { bg: "bg.sunken", color: "ink.second", cursor: "not-allowed" },
  _readOnly: { bg: "bg.sunken" },
  "&[aria-invalid=true], &[data-invalid]": { borderColor: "failure" },
};

/** A text input inside a `box`, which has the border. */
export const bare: SystemStyleObject = {
  flex: "1",
  minWidth: "0",
  width: "full",
  alignSelf: "stretch",
  bg: "transparent",
  outline: "none",
  font: "inherit",
};

/** The panel that opens below a control. */
export const panel: SystemStyleObject = {
  zIndex: "toast",
  maxHeight: "min(20rem, var(--available-height, 20rem))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "1",
  bg: "bg.raised",
  borderWidth: "1px",
  borderRadius: "control",
  boxShadow: "float",
  outline: "none",
  fontSize: { base: "md", md: "sm" },
};

/** An option in a panel. */
export const line: SystemStyleObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: "8",
  paddingX: "2.5",
  paddingY: "1",
  borderRadius: "sm",
  lineHeight: "snug",
  cursor: "pointer",
  "&[data-highlighted]": { bg: "bg.hover" },
  "&[data-state=checked], &[data-selected]": { color: "link", fontWeight: "semibold" },
  "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
};
