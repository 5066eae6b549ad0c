import { useLingui } from "@lingui/react/macro";

/** The gap between two sentences: full-width full stops of Japanese and Chinese need no space. */
export function SentenceGap() {
  const { i18n } = useLingui();
  return i18n.locale === "en" ? " " : null;
}
