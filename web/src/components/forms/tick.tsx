import { chakra } from "@chakra-ui/react";

/**
 * A checkbox in the page's colours, because the browser's own is grey in the dark scheme. Indeterminate shows a bar.
 */
export const Tick = chakra(
  "input",
  {
    base: {
      appearance: "none",
      position: "relative",
      boxSize: "4",
      flexShrink: 0,
      borderWidth: "1px",
      borderColor: "hairline.strong",
      borderRadius: "4px",
      bg: "bg.raised",
      cursor: "pointer",
      verticalAlign: "middle",
      _before: {
        content: '""',
        position: "absolute",
        inset: "15%",
        bg: "action.on",
        clipPath: "polygon(14% 44%, 0 60%, 42% 100%, 100% 20%, 84% 6%, 40% 68%)",
        opacity: 0,
      },
      "&:checked, &:indeterminate": { bg: "action", borderColor: "action", _before: { opacity: 1 } },
      "&:indeterminate::before": { clipPath: "inset(40% 5%)" },
      _invalid: { borderColor: "failure" },
      _highContrast: { appearance: "auto" },
    },
  },
  { defaultProps: { type: "checkbox" } },
);
