import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * Brings the chosen item (by its selector) of a strip that scrolls sideways into its middle, at first and after each
 * navigation. It waits for the router, which puts every scrolled element back to where it was.
 */
export function useChosenInView(strip: RefObject<HTMLElement | null>, chosen: string): void {
  const router = useRouter();
  useEffect(() => {
    const center = () => {
      const item = strip.current?.querySelector<HTMLElement>(chosen);
      if (!strip.current || !item) return;
      strip.current.scrollTo({ left: item.offsetLeft - (strip.current.clientWidth - item.clientWidth) / 2 });
    };
    center();
    return router.subscribe("onRendered", center);
  }, [router, strip, chosen]);
}
