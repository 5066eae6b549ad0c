import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Segmented } from "#components/forms/segmented.tsx";

/** Segmented control for a heading's line; its segments are as wide as their texts. */
export function CompactSegmented<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <Line>
      <Segmented {...props} />
    </Line>
  );
}

const Line = chakra("div", { base: { "& label": { flex: "1 0 auto", minWidth: "3.5rem" } } });
