import { useLocation, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useCallback } from "react";

/** Scrolls a section of this page to the top of the screen, and focuses it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/**
 * Props for a link to a section of this page. The router uses the hash for the page's address, so the section is after
 * a second `#`. The section's element needs the id, and a tabIndex of -1.
 */
export function useSectionLink(): (id: string) => { href: string; onClick: (event: MouseEvent) => void } {
  const router = useRouter();
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  return useCallback(
    (id) => ({
      href: router.history.createHref(`${here}#${id}`),
      onClick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        // Bypass the router, because it would treat this as a navigation and set the scroll position itself.
        window.history.replaceState(window.history.state, "", router.history.createHref(`${here}#${id}`));
        goToSection(id);
      },
    }),
    [router, here],
  );
}
