import { chakra } from "@chakra-ui/react";

export const Radio = chakra("input", {
  base: {
    appearance: "none",
    display: "grid",
    placeContent: "center",
    boxSize: "5",
    flexShrink: 0,
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "full",
    bg: "bg.raised",
    outline: "none",
    _before: { content: '""', boxSize: "2.5", borderRadius: "full", bg: "action.on", opacity: 0 },
    _checked: { bg: "action", borderColor: "action", _before: { opacity: 1 } },
    _highContrast: { appearance: "auto" },
  },
});
