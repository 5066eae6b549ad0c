import type { SystemStyleObject } from "@chakra-ui/react";

/** Position of a dialog: centred, on a phone at the bottom edge; above an on-screen keyboard. */
export const dialogPlace: SystemStyleObject = {
  position: "fixed",
  inset: "0",
  top: "var(--view-top, 0px)",
  bottom: "var(--keyboard, 0px)",
  zIndex: "overlay",
  display: "flex",
  alignItems: { base: "flex-end", sm: "center" },
  justifyContent: "center",
  padding: { base: "0", sm: "6" },
};

/** The box of a dialog; each dialog sets its width and scrolling part. */
export const dialogBox: SystemStyleObject = {
  width: "full",
  // On a phone, keep the header free for toasts.
  maxHeight: { base: "calc(100% - {sizes.header})", sm: "full" },
  bg: "bg.raised",
  borderWidth: "1px",
  borderTopRadius: "panel",
  borderBottomRadius: { base: "0", sm: "panel" },
  boxShadow: "float",
  outline: "none",
  animation: "rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
  _closed: { animation: "sink 120ms ease-in" },
};
