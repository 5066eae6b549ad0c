import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** Reserves the height of the sections. */
const Room = chakra("div", { base: { height: { base: "104rem", md: "91rem", lg: "66rem" } } });
const LaterSections = lateComponent(
  async () => (await import("./below-fold-sections.tsx")).BelowFoldSections,
  <Room />,
);

/** Load the sections when they are within this distance of the viewport. */
const MARGIN = "600px 0px";
/** Any of these events means that the reader is about to scroll. */
const MOVES = ["scroll", "keydown", "pointerdown"] as const;

/** Lazy-loads the sections below the fold when the reader starts to scroll or comes near them. */
export function BelowFold() {
  const place = useRef<HTMLDivElement>(null);
  // Returning readers get the page at its full height, so that scroll restoration works.
  const [wanted, setWanted] = useState(LaterSections.isHere);

  useEffect(() => {
    if (wanted || !place.current) return;
    const load = () => setWanted(true);
    // The prerendered page may have been scrolled before this code loaded.
    if (window.scrollY > 0) return load();
    const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: MARGIN,
    });
    near.observe(place.current);
    for (const move of MOVES) window.addEventListener(move, load, { passive: true, once: true });
    return () => {
      near.disconnect();
      for (const move of MOVES) window.removeEventListener(move, load);
    };
  }, [wanted]);

  return wanted ? <LaterSections /> : <Room ref={place} />;
}
