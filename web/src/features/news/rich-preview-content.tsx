import { useLayoutEffect, useRef } from "react";
import { cleanPreview } from "#components/media/clean-html.ts";

export interface RichPreviewProps {
  /** As the server sent it. */
  html: string;
}

/** More than the lines that are shown can hold in any language. */
const LONGEST = 320;

/** The cleaned text itself; `RichPreview` loads it. */
export function RichPreviewContent({ html }: RichPreviewProps) {
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    root.current?.replaceChildren(cleanPreview(html, LONGEST));
  }, [html]);
  return <span ref={root} />;
}
