import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * After navigation, moves the focus to the content, as after a full page load. Another item of the same route
 * (`loaderDeps`), such as the next news item, counts as another page; a section or a dialog does not.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let shown = router.state.matches.at(-1)?.id;
    return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      const before = shown;
      shown = router.state.matches.at(-1)?.id;
      if (fromLocation && (pathChanged || shown !== before)) main.current?.focus({ preventScroll: true });
    });
  }, [router, main]);
}
