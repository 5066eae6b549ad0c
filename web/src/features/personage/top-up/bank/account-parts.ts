import { useLingui } from "@lingui/react/macro";
import type { ReceivingBank } from "#api/sys-config.ts";

interface AccountPart {
  label: string;
  /** The copied value, in the format of a bank's form. */
  value: string;
  /** The displayed value, if it differs from the copied one. */
  shown?: string;
}

/** The parts of the receiving account in the order of a transfer form; optional ones only if the server sends them. */
export function useAccountParts(account: ReceivingBank): readonly AccountPart[] {
  const { t } = useLingui();
  const { accountType, reference } = account;
  const types: Record<string, string> = { 普通: t`Ordinary (普通)`, 当座: t`Current (当座)` };
  return [
    { label: t`Bank name`, value: account.bankName },
    { label: t`Branch name`, value: account.branchName },
    { label: t`Branch code`, value: account.branchCode },
    ...(accountType === null
      ? []
      : [{ label: t`Account type`, value: accountType, shown: types[accountType] ?? accountType }]),
    { label: t`Account number`, value: account.number },
    { label: t`Account holder`, value: account.holder },
    ...(reference === null ? [] : [{ label: t`Transfer reference`, value: reference }]),
  ];
}
