import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { translateOf } from "#lib/translation/figures.ts";

/** What the macro's `Trans` becomes: marks the figures in its sentence as nothing to translate. */
export function Trans({ values, ...rest }: TransProps) {
  const marked = { ...values };
  for (const name in marked) {
    const value: unknown = marked[name];
    if (translateOf(value)) marked[name] = <span translate="no">{String(value)}</span>;
  }
  return <LinguiTrans {...rest} values={marked} />;
}
