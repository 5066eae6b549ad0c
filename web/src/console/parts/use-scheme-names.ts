import { useLingui } from "@lingui/react/macro";
import type { Scheme } from "#lib/colour-scheme.ts";

export function useSchemeNames(): Readonly<Record<Scheme, string>> {
  const { t } = useLingui();
  return { system: t`System`, light: t`Light`, dark: t`Dark` };
}
