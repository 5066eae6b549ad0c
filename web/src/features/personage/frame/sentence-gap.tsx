import { useLingui } from "@lingui/react/macro";

/** What stands between two sentences: a full stop of Japanese or Chinese brings its room with it. */
export function SentenceGap() {
  const { i18n } = useLingui();
  return i18n.locale === "en" ? " " : null;
}
