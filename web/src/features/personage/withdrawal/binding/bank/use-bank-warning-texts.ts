import { useLingui } from "@lingui/react/macro";
import type { SuspectPart } from "./bank-warnings.ts";

export function useBankWarningTexts(): Readonly<Record<SuspectPart, string>> {
  const { t } = useLingui();
  return {
    branchCode: t`Branch codes at Japanese banks have 3 digits.`,
    number: t`Account numbers at Japanese banks have 7 digits; add zeros in front of a shorter one.`,
    holder: t`Banks write account names in katakana or capital letters. A transfer to any other spelling may be returned.`,
  };
}
