// What is pressed or focused are the controls in the HTML.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import { chakra } from "@chakra-ui/react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useHydrated } from "#components/feedback/use-hydrated.ts";

/** Reserves the height of the sections where they are not prerendered. */
const Room = chakra("div", { base: { height: { base: "104rem", md: "91rem", lg: "66rem" } } });
/** Home's sections below the fold; they are there already when the page is prerendered. */
export const LaterSections = lateComponent(
  async () => (await import("./below-fold-sections.tsx")).BelowFoldSections,
  <Room />,
);

/** The sections become live within this distance of the viewport. */
const NEAR = { rootMargin: "600px 0px" };

/**
 * The sections below the fold. On the prerendered page they are plain HTML, found and printed like the rest; their code
 * loads when the reader comes near. Everywhere else it loads at once.
 */
export function BelowFold() {
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(hydrated || LaterSections.isHere);
  const [touched, touch] = useState<SyntheticEvent | null>(null);
  useEffect(() => {
    if (live || !place.current) return;
    // A button that is taken away between a press and its release would not hear of it.
    const show = () => (place.current?.matches(":active") ? setTimeout(show) : setLive(true));
    const near = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void LaterSections.load().then(show, show);
    }, NEAR);
    near.observe(place.current);
    return () => near.disconnect();
  }, [live]);
  // React leaves alone what is in an element whose HTML it is given as a text.
  return live ? (
    <LaterSections touched={touched} />
  ) : (
    <div
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
      onFocus={touch}
      onClick={touch}
    />
  );
}
