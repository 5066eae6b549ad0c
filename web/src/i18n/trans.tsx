import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { translateOf } from "#lib/translation/translate-attribute.ts";

/** Replaces Lingui's `Trans` at run time: marks numbers in the sentence as not translatable. */
export function Trans({ values, ...rest }: TransProps) {
  const marked = { ...values };
  for (const name in marked) {
    const value: unknown = marked[name];
    // Mark only formatted text such as "¥30,000": Lingui chooses plural forms by values of type number.
    if (typeof value === "string" && translateOf(value)) marked[name] = <span translate="no">{value}</span>;
  }
  return <LinguiTrans {...rest} values={marked} />;
}
