import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

interface ProgressBarProps extends HTMLChakraProps<"div"> {
  value: number;
  max?: number;
  /** Filled share from 0 to 1, for a non-linear scale. */
  share?: number;
}

/** A thin bar, filled to `value` of `max`; children are drawn on the bar. */
export function ProgressBar({ value, max = 100, share, children, ...rest }: ProgressBarProps) {
  const reached = Math.min(value, max);
  return (
    <chakra.div
      role="progressbar"
      aria-valuenow={reached}
      aria-valuemin={0}
      aria-valuemax={max}
      position="relative"
      height="1.5"
      borderRadius="full"
      bg="bg.hover"
      overflow="hidden"
      outline="1px solid transparent"
      {...rest}
    >
      <chakra.div
        height="full"
        bg="brand"
        borderRadius="full"
        forcedColorAdjust="none"
        style={{ width: `${(share ?? (max > 0 ? reached / max : 0)) * 100}%` }}
      />
      {children}
    </chakra.div>
  );
}
