import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { LISTED_IN, type MoneyPath, type MoneyRequest } from "./money-paths.ts";
import { requestContent } from "./request-store.ts";

export function RequestName({ request }: { request: MoneyRequest }) {
  const format = useFormat();
  const content = requestContent(request);
  const [yen, usdt] = [format.yen(content.yen), format.usdt(content.usdt)];
  switch (request.path) {
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

export function ResultLinkText({ path }: { path: MoneyPath }) {
  switch (LISTED_IN[path].to) {
    case "holdings":
      return <Trans>See my holdings</Trans>;
    case "funds-flow":
      return <Trans>See Funds flow</Trans>;
    default:
      return <Trans>See the records</Trans>;
  }
}

/**
 * Reports that a request succeeded although its response was lost; empty while `request` is null. Mounted empty, because a
 * live region announces only changes.
 */
export function RecoveredNotice({ request }: { request: MoneyRequest | null }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = request !== null;
  useEffect(() => {
    // The notice may have replaced the focused button, so it takes the focus.
    if (shown && document.activeElement === document.body) box.current?.focus();
  }, [shown]);
  return (
    <chakra.div ref={box} role="status" tabIndex={-1} borderRadius="control" _empty={{ display: "none" }}>
      {shown && (
        <Notice icon={CircleCheck}>
          <Trans>The reply was lost, but your request was received. You need not submit it again.</Trans>
          <SentenceGap />
          <SectionLink {...LISTED_IN[request.path]} color="inherit">
            <ResultLinkText path={request.path} />
          </SectionLink>
        </Notice>
      )}
    </chakra.div>
  );
}
