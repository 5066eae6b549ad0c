import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { withoutInvisible } from "#lib/text/normalize-text.ts";

interface PageHead {
  readonly title: string;
  /** One or two sentences in the page's language; by default the site's description. */
  readonly description?: string | undefined;
  readonly type?: "website" | "article";
}

/** Sets the document's title and description, for search engines and shared links. */
export function usePageHead({ title: label, description, type = "website" }: PageHead): void {
  const { t, i18n } = useLingui();
  // A label may contain invisible line-break opportunities, which a title must not.
  const title = withoutInvisible(label);
  const text =
    description ||
    t`Invest in mining capacity and quantitative strategies, in yen. You see the rate, the term and the minimum before you decide.`;
  useEffect(() => {
    document.title = `${title} | Hashgrove`;
    const tags = {
      description: text,
      "og:site_name": "Hashgrove",
      "og:type": type,
      "og:title": title,
      "og:description": text,
      "og:locale": i18n.locale.replace("-", "_"),
      "og:image": new URL("social.png", document.baseURI).href,
      "twitter:card": "summary_large_image",
    };
    for (const [name, content] of Object.entries(tags)) tag(name).content = content;
  }, [title, text, type, i18n.locale]);
}

/** Finds the meta element with this name, or creates it. */
function tag(name: string): HTMLMetaElement {
  const key = name.startsWith("og:") ? "property" : "name";
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (known) return known;
  const made = document.createElement("meta");
  made.setAttribute(key, name);
  document.head.append(made);
  return made;
}
