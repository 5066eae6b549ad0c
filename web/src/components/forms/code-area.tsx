import { chakra } from "@chakra-ui/react";

/**
 * A multi-line monospaced field, to type in or copy from. Its text is 16 px, because iOS zooms into fields with smaller
 * text.
 */
export const CodeArea = chakra("textarea", {
  base: {
    width: "full",
    padding: "3",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "md",
    lineHeight: "snug",
    color: "ink",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    _invalid: { borderColor: "failure" },
  },
});
