import { useLayoutEffect, useRef } from "react";
import { cleanPreview } from "#components/media/clean-html.ts";

export interface RichPreviewProps {
  /** HTML as sent by the server, not sanitized. */
  html: string;
}

/** More characters than the visible lines can hold in any language. */
const LONGEST = 320;

/** The sanitized preview text; lazy-loaded by `RichPreview`. */
export function RichPreviewContent({ html }: RichPreviewProps) {
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    root.current?.replaceChildren(cleanPreview(html, LONGEST));
  }, [html]);
  return <span ref={root} data-free-text />;
}
