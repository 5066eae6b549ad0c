import { useEffect, useState } from "react";

const LENGTH = 140;

/**
 * The start of an HTML text as plain text, for the meta description. Empty until the rich-text code, which the page
 * needs anyway, has loaded.
 */
export function useExcerpt(html: string): string {
  const [opening, setOpening] = useState("");
  useEffect(() => {
    let current = true;
    import("#components/media/clean-html.ts").then(
      ({ cleanPreview }) => current && setOpening(cleanPreview(html, LENGTH).textContent.replace(/\s+/g, " ").trim()),
      // The article shows the load error; the page keeps the site's description.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  return opening;
}
