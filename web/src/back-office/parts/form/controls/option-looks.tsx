import { chakra } from "@chakra-ui/react";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";

/** Options in a line that wraps. */
export const PlainRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "2",
    minHeight: "var(--field-height, 2.25rem)",
    outline: "none",
  },
});
export const PlainLabel = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    fontSize: "sm",
    cursor: "pointer",
    borderRadius: "sm",
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
    "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
  },
});

/** Options as a button strip. */
export const ButtonRow = chakra("div", {
  base: { display: "inline-flex", flexWrap: "wrap", outline: "none", maxWidth: "full" },
});
export const ButtonLabel = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: "var(--field-height, 2.25rem)",
    paddingX: "4",
    fontSize: "sm",
    cursor: "pointer",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    marginInlineStart: "-1px",
    _first: { borderStartRadius: "sm", marginInlineStart: "0" },
    _last: { borderEndRadius: "sm" },
    "&:hover": { bg: "bg.hover" },
    "&:has(:checked)": { bg: "action", borderColor: "action", color: "action.on", zIndex: "1" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px", zIndex: "2" },
    "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
  },
});
/**
 * The native control under a button of the strip. It is visible in browsers without `:has()`, where the button cannot
 * show the control's state.
 */
export const HiddenChoice = chakra("input", {
  base: {
    ...HIDDEN_FROM_SIGHT,
    "@supports not selector(:has(a))": { position: "static", boxSize: "4", clip: "auto", margin: "0", marginEnd: "2" },
  },
});
