const LENGTH = 140;

/** The first words of a text in HTML, without its markup, for the page's description. */
export function openingOf(html: string): string {
  // A document of its own, in which nothing is loaded and nothing runs.
  const text = new DOMParser().parseFromString(html, "text/html").body.textContent.replace(/\s+/g, " ").trim();
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
