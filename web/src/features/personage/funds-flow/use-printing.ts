import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

const onPaper = (): MediaQueryList => matchMedia("print");

/** Whether the document is being printed. A printed list shows the rows of all its pages. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => onPaper().matches);
  useEffect(() => {
    // Synchronous, because the browser prints the document when the event handlers have returned.
    const set = (next: boolean) => flushSync(() => setPrinting(next));
    const begin = () => set(true);
    const end = () => set(false);
    const change = ({ matches }: MediaQueryListEvent) => set(matches);
    const media = onPaper();
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", change);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", change);
    };
  }, []);
  return printing;
}
