import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "#components/ui/heading.tsx";

/** The heading of a place or step; it takes the focus when the member has just moved here. */
export function PlaceTitle({ children }: { children: ReactNode }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!router.history.location.state.movedHere) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [router]);
  return (
    <Heading ref={heading} tabIndex={-1} outline="none" fontSize={{ base: "lg", md: "xl" }} scrollMarginY="8">
      {children}
    </Heading>
  );
}
