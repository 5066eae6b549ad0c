import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "#components/ui/heading.tsx";

/** The heading of a place or step; it takes the focus when the member has just moved here. */
export function PlaceTitle({ children }: { children: ReactNode }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (router.history.location.state.movedHere) heading.current?.focus({ preventScroll: true });
  }, [router]);
  return (
    <Heading ref={heading} tabIndex={-1} outline="none" size="md">
      {children}
    </Heading>
  );
}
