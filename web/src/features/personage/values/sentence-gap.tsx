import { useLingui } from "@lingui/react/macro";

/** The space between two sentences. Japanese and Chinese need none, because their full stops are full-width. */
export function SentenceGap() {
  const { i18n } = useLingui();
  return i18n.locale === "en" ? " " : null;
}
