import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** As high as what comes. */
const Room = chakra("div", { base: { height: { base: "104rem", md: "91rem", lg: "66rem" } } });
const LaterSections = lateComponent(async () => (await import("./later-sections.tsx")).LaterSections, <Room />);

/** How far below the screen the sections are still left alone. */
const MARGIN = "600px 0px";
/** Any of these means that the reader is about to move. */
const MOVES = ["scroll", "keydown", "pointerdown"] as const;

/** The sections that no first view shows: their code comes when the reader begins to move, or comes near them. */
export function BelowFold() {
  const place = useRef<HTMLDivElement>(null);
  // Whoever comes back finds the page at its full height.
  const [wanted, setWanted] = useState(LaterSections.isHere);

  useEffect(() => {
    if (wanted || !place.current) return;
    const want = () => setWanted(true);
    // The prerendered page may have been moved before this code came.
    if (window.scrollY > 0) return want();
    const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: MARGIN,
    });
    near.observe(place.current);
    for (const move of MOVES) window.addEventListener(move, want, { passive: true, once: true });
    return () => {
      near.disconnect();
      for (const move of MOVES) window.removeEventListener(move, want);
    };
  }, [wanted]);

  return wanted ? <LaterSections /> : <Room ref={place} />;
}
