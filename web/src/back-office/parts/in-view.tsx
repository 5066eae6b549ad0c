import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Distance above or below the window at which the content renders. */
const NEAR = "300px 0px";

/** Renders its content when it first comes near the viewport, which makes the first load faster. */
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
