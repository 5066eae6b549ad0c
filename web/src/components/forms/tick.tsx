import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ComponentProps } from "react";

/** Style of a checkbox. An element that is not an input sets `data-checked` when it is checked. */
export const TICK: SystemStyleObject = {
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
  "&:checked, &:indeterminate, &[data-checked]": { bg: "action", borderColor: "action", _before: { opacity: 1 } },
  "&:indeterminate::before": { clipPath: "inset(40% 5%)" },
  _invalid: { borderColor: "failure" },
  _highContrast: { appearance: "auto" },
};

/**
 * A checkbox in the page's colours, because the browser's own is grey in the dark scheme. If indeterminate, it shows a
 * bar.
 */
export const Tick = chakra("input", { base: TICK }, { defaultProps: { type: "checkbox" } });

/** A checkbox for all entries of a list; indeterminate while only some are ticked. */
export function TickAll({ ticked, total, ...input }: ComponentProps<typeof Tick> & { ticked: number; total: number }) {
  return (
    <Tick
      checked={total > 0 && ticked === total}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = ticked > 0 && ticked < total;
      }}
      {...input}
    />
  );
}
