import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** A thin bar with its words before and its percentage behind. */
export function ProgressBar({ share, label }: { share: number; label: ReactNode }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" fontSize="xs" lineHeight="snug" color="ink.second">
      <span id={id}>{label}</span>
      <chakra.div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        height="1.5"
        borderRadius="full"
        bg="bg.hover"
        overflow="hidden"
        outline="1px solid transparent"
      >
        <chakra.div
          height="full"
          bg="brand"
          borderRadius="full"
          forcedColorAdjust="none"
          style={{ width: `${percent}%` }}
        />
      </chakra.div>
      <chakra.span fontVariantNumeric="tabular-nums">{percent}%</chakra.span>
    </chakra.div>
  );
}
