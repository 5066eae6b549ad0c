import { chakra } from "@chakra-ui/react";

/** A single-line text control. Its text is 16 px, because iOS zooms into fields with smaller text. */
export const TextInput = chakra("input", {
  base: {
    width: "full",
    minHeight: "control",
    px: "3",
    py: "2",
    fontSize: "md",
    lineHeight: "snug",
    color: "ink",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    transitionProperty: "border-color",
    transitionDuration: "fast",
    _hover: { borderColor: "ink.second" },
    _invalid: { borderColor: "failure", _hover: { borderColor: "failure" } },
    _disabled: { bg: "bg.sunken", color: "ink.second", cursor: "not-allowed" },
    // The browser focuses day, month and year separately, so the focus ring must be around the whole field.
    "&[type=date]:focus-within": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
    _readOnly: { bg: "bg.sunken" },
  },
});
