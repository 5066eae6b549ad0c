import { useLingui } from "@lingui/react";
import { Children, type ReactNode } from "react";

/** Sentences one after another; Japanese and Chinese leave no space between theirs. */
export function Sentences({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const gap = /^(ja|zh)/.test(i18n.locale) ? "" : " ";
  return Children.toArray(children).flatMap((sentence, nth) => (nth === 0 ? [sentence] : [gap, sentence]));
}
