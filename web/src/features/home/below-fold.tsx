import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { leaveBuild } from "#components/leave-build.ts";
import { QueryView } from "#components/query-view.tsx";

/** Kept among the queries: an absent network is told with a Retry, and whoever comes back finds the page at its full height. */
const LATER_SECTIONS = {
  queryKey: ["home/later-sections"],
  queryFn: async () => {
    try {
      return (await import("./later-sections.tsx")).LaterSections;
    } catch (cause) {
      await leaveBuild();
      throw new ApiError({ kind: "offline", code: 0, msg: "", cause });
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** How far below the screen the sections are still left alone. */
const MARGIN = "600px 0px";
/** Any of these means that the reader is about to move. */
const MOVES = ["scroll", "keydown", "pointerdown"] as const;

/** The sections that no first view shows: their code comes when the reader begins to move, or comes near them. */
export function BelowFold() {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const query = useQuery({ ...LATER_SECTIONS, enabled: wanted });
  const waiting = !wanted && query.data === undefined;

  useEffect(() => {
    if (!waiting || !place.current) return;
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
  }, [waiting]);

  if (waiting) return <Room ref={place} />;
  return (
    <QueryView query={query} skeleton={<Room />}>
      {(Sections) => <Sections />}
    </QueryView>
  );
}

/** As high as what comes. */
const Room = chakra("div", { base: { height: { base: "104rem", md: "91rem", lg: "66rem" } } });
