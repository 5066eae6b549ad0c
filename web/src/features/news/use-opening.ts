import { useEffect, useState } from "react";

const LENGTH = 140;

/**
 * The first words of a text in HTML, without its markup, for the page's description: empty until the code that reads
 * such texts has come, which the page needs anyway.
 */
export function useOpening(html: string): string {
  const [opening, setOpening] = useState("");
  useEffect(() => {
    let current = true;
    import("#components/media/clean-html.ts").then(
      ({ cleanPreview }) => current && setOpening(cleanPreview(html, LENGTH).textContent.replace(/\s+/g, " ").trim()),
      // The text itself says that it could not be loaded; the page keeps the site's description.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  return opening;
}
