import { useEffect, useState } from "react";

const USUAL_PX = 16;
const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;

/** The browser's text scale, 1 at 16 px; updated when the user changes it. */
export function useTextScale(): number {
  const [scale, setScale] = useState(read);
  useEffect(() => {
    // The browser fires no event for a new text size, but resizes elements sized in rem.
    const probe = document.createElement("div");
    Object.assign(probe.style, { position: "absolute", width: "1rem", visibility: "hidden" });
    document.body.append(probe);
    const observer = new ResizeObserver(() => setScale(read()));
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }, []);
  return scale;
}
