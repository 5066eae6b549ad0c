import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { type CleanOptions, cleanHtml } from "./clean-html.ts";
import { Prose } from "./prose.tsx";
import { watchOverflow } from "./watch-overflow.ts";

export interface RichTextProps extends Pick<CleanOptions, "pictureUrl" | "topHeading"> {
  /** As the server sent it. */
  html: string;
}

/** The cleaned text itself; `RichText` loads it. */
export function RichTextContent({ html, pictureUrl, topHeading }: RichTextProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const newWindow = t`(opens in a new window)`;
  const table = t`Table`;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Nodes, not markup: what was cleaned is not parsed a second time.
    element.replaceChildren(cleanHtml(html, { pictureUrl, topHeading, newWindow, table }));
    const boxes = [...element.querySelectorAll<HTMLElement>("[data-scroll]")].map(watchOverflow);
    return () => boxes.forEach((stop) => stop());
  }, [html, pictureUrl, topHeading, newWindow, table]);
  return <Prose ref={root} />;
}
