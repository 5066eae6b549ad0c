import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * After navigation to another page, moves the focus to the content. Another item of the same route (`loaderDeps`), such
 * as the next news item, is another page; another section or dialog of a page is not.
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
