import { useEffect, useState } from "react";

const USUAL_PX = 16;
const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;

/** How large the browser's text is, 1 being 16 px; it follows when the reader sets another size. */
export function useTextScale(): number {
  const [scale, setScale] = useState(read);
  useEffect(() => {
    // No event reports it, but an element sized in rem changes its size.
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
