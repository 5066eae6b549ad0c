import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The heading of a later step within a dialog. It takes the focus when the step starts, so that screen readers continue
 * here and a held Enter key does not reach the next button.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, []);
  return (
    <chakra.h3 ref={heading} tabIndex={-1} outline="none" color="ink.second" fontSize="sm" fontWeight="medium">
      {children}
    </chakra.h3>
  );
}
