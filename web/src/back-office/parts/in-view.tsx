import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How near what is drawn late has to come, above or below the window. */
const NEAR = "300px 0px";

/** Draws its content when it comes near the window, so that what is far below costs nothing at first; then it stays. */
export function InView({ children, minHeight }: { children: ReactNode; minHeight: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <chakra.div ref={frame} style={near ? {} : { minHeight: `${minHeight}px` }}>
      {near && children}
    </chakra.div>
  );
}
