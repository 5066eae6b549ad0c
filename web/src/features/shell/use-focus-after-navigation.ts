import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/** After a change of page, reading and tabbing start at its content, as after a full page load. */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) main.current?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
