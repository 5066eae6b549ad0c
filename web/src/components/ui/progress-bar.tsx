import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

interface ProgressBarProps extends HTMLChakraProps<"div"> {
  value: number;
  max?: number;
}

/** A thin bar that is filled as far as `value` reaches on the way to `max`; children lie upon it. */
export function ProgressBar({ value, max = 100, children, ...rest }: ProgressBarProps) {
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
        style={{ width: `${max > 0 ? (reached / max) * 100 : 0}%` }}
      />
      {children}
    </chakra.div>
  );
}
