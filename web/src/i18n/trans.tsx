import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { translateOf } from "#lib/translation/translate-attribute.ts";

/** Run-time replacement of the macro's `Trans`: marks numbers in its sentence as not translatable. */
export function Trans({ values, ...rest }: TransProps) {
  const marked = { ...values };
  for (const name in marked) {
    const value: unknown = marked[name];
    // Strings only: a number may be the count of a plural.
    if (typeof value === "string" && translateOf(value)) marked[name] = <span translate="no">{value}</span>;
  }
  return <LinguiTrans {...rest} values={marked} />;
}
