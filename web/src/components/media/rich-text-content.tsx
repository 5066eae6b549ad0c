import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { type CleanOptions, cleanHtml } from "./clean-html.ts";
import { Prose } from "./prose.tsx";
import { watchOverflow } from "./watch-overflow.ts";

export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

export interface RichTextProps extends Pick<CleanOptions, "pictureUrl" | "topHeading" | "title"> {
  /** Unsanitized HTML from the server. */
  html: string;
  /** Receives the headings of the text's parts, so that the caller can link to them. Must be a stable function. */
  onHeadings?: (headings: readonly ContentHeading[]) => void;
}

/** Sanitized HTML; lazy-loaded by `RichText`. */
export function RichTextContent({ html, pictureUrl, topHeading, title, onHeadings }: RichTextProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const newWindow = t`(opens in a new window)`;
  const table = t`Table`;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Insert DOM nodes instead of markup, to avoid parsing sanitized content again.
    element.replaceChildren(cleanHtml(html, { pictureUrl, topHeading, title, newWindow, table }));
    if (onHeadings) {
      const levels = [topHeading, topHeading + 1].map((level) => [
        ...element.querySelectorAll<HTMLElement>(`h${level}`),
      ]);
      // A single heading of the highest level is the title of the whole text, so use the headings below it.
      onHeadings((levels.find((found) => found.length > 1) ?? levels[0] ?? []).map(toTarget));
    }
    const boxes = [...element.querySelectorAll<HTMLElement>("[data-scroll]")].map(watchOverflow);
    return () => boxes.forEach((stop) => stop());
  }, [html, pictureUrl, topHeading, title, onHeadings, newWindow, table]);
  return <Prose ref={root} data-free-text />;
}

function toTarget(heading: HTMLElement, index: number): ContentHeading {
  heading.id = `section-${index + 1}`;
  heading.tabIndex = -1;
  return { id: heading.id, text: heading.textContent };
}
