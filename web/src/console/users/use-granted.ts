import { useLingui } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";

/** Returns a function for the text of the toast after a member was given money. */
export function useGranted(): (user: string, balance: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (user, balance) => {
    const amount = format.yen(balance);
    return t`${user} now has ${amount} available.`;
  };
}
