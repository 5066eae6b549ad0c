import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "#components/ui/heading.tsx";

/** The heading that `StepTitle` has rendered, to be focused when a dialog closes; null if there is none. */
export const stepTitleElement = (): HTMLElement | null => document.querySelector("[data-place-title]");

/** The heading of a page or step; takes the focus after a navigation within the section. */
export function StepTitle({ children }: { children: ReactNode }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A result above the section has its own heading, which takes the focus first.
    const isTaken = document.activeElement?.matches("[data-place-title]") === true;
    if (!router.history.location.state.movedHere || isTaken) return undefined;
    const show = () => heading.current?.scrollIntoView({ block: "nearest" });
    heading.current?.focus({ preventScroll: true });
    show();
    // When the browser's back button ends a step, the router restores the scroll position of the form, so scroll to the
    // heading again afterwards.
    return router.subscribe("onRendered", () => {
      if (document.activeElement === heading.current) show();
    });
  }, [router]);
  return (
    <Heading
      data-place-title
      ref={heading}
      tabIndex={-1}
      outline="none"
      fontSize={{ base: "lg", md: "xl" }}
      scrollMarginY="8"
    >
      {children}
    </Heading>
  );
}
