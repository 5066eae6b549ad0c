import { useLingui } from "@lingui/react";
import { Children, type ReactNode } from "react";

/** Joins sentences; Japanese and Chinese have no space between them. */
export function Sentences({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const gap = /^(ja|zh)/.test(i18n.locale) ? "" : " ";
  return Children.toArray(children).flatMap((sentence, nth) => (nth === 0 ? [sentence] : [gap, sentence]));
}
