import { Trans } from "@lingui/react/macro";
import { requestOf } from "#api/kept-request.ts";
import { useFormat } from "#i18n/format.ts";
import type { MoneyIntent } from "./money-requests.ts";

/** A short description of a money request. */
export function RequestName({ kept }: { kept: MoneyIntent }) {
  const format = useFormat();
  const request = requestOf(kept);
  const [yen, usdt] = [format.yen(request.yen), format.usdt(request.usdt)];
  switch (kept.path) {
    case "/api/products/buy":
      return <Trans>Purchase for {yen}</Trans>;
    case "/api/wallet/recharge":
      return <Trans>Top-up of {usdt}</Trans>;
    case "/api/wallet/bankRecharge":
      return <Trans>Bank top-up of {yen}</Trans>;
    case "/api/wallet/withdrawal":
      return <Trans>Withdrawal of {usdt}</Trans>;
    case "/api/wallet/bankWithdrawal":
      return <Trans>Withdrawal of {yen} to your bank account</Trans>;
    case "/api/invite_recode/receive":
      return <Trans>Invite reward claimed</Trans>;
  }
}
