import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CircleCheck, Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { useFormat } from "#i18n/format.ts";
import { forgetIntent, keepIntent } from "#state/intents.ts";
import { showLostResponses } from "#state/lost-replies.ts";
import { useSession } from "#state/session.ts";
import { type MoneyIntent, type MoneyPath, RESULT_SECTIONS } from "./money-requests.ts";
import { pathsReportedByFormAtom } from "./reported-by-form.ts";
import { RequestName } from "./request-name.tsx";
import { ResultLinkText } from "./result-link-text.tsx";
import { useSentRequests, useReceiptCheck, useLostRequests } from "./use-pending-requests.ts";

/** How long a request may be pending before the page mentions it: most forms close with the response. */
const MENTION_AFTER_MS = 500;

/**
 * Lists pending money requests without a form and those with a lost response, with their state in the records. Above
 * every section it lists all of them; in a dialog (which covers the page) only requests of its `path`. Forms report
 * their own requests. Mounted early, because a live region announces only changes.
 */
export function PendingRequests({ path: only }: { path?: MoneyPath }) {
  const reportedByForm = useAtomValue(pathsReportedByFormAtom);
  const isMine = ({ path, hidden }: MoneyIntent) =>
    !hidden && !reportedByForm.includes(path) && (only ?? path) === path;
  const sent = useSentRequests().filter(isMine);
  const lost = useLostRequests().filter(isMine);
  useEffect(() => (only === undefined ? showLostResponses() : undefined), [only]);
  return (
    <chakra.div role="status" display="grid" gap="3" _empty={{ display: "none" }}>
      {sent.map((kept) => (
        <SentRequest key={kept.key} kept={kept} />
      ))}
      {lost.map((kept) => (
        <LostRequest key={kept.key} kept={kept} />
      ))}
    </chakra.div>
  );
}

function SentRequest({ kept }: { kept: MoneyIntent }) {
  const format = useFormat();
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), MENTION_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOverdue) return null;
  const time = format.dateTime(kept.lastAt);
  return (
    <Notice icon={Clock}>
      <Stack gap="2">
        <chakra.p fontWeight="semibold">
          <RequestName kept={kept} />
        </chakra.p>
        <p>
          <Trans>
            Sent at {time} (Tokyo time). We are waiting for the reply, which can take up to a minute. Please do not send
            it again; the result will appear here.
          </Trans>
        </p>
      </Stack>
    </Notice>
  );
}

function LostRequest({ kept }: { kept: MoneyIntent }) {
  const format = useFormat();
  const memberId = useSession()?.id ?? 0;
  const { arrived, asking, failed, askAgain } = useReceiptCheck(kept);
  const time = format.dateTime(kept.firstAt);
  return (
    <Notice colorPalette={arrived ? "brand" : "review"} {...(arrived && { icon: CircleCheck })}>
      <Stack gap="2">
        <chakra.p fontWeight="semibold">
          <RequestName kept={kept} />
        </chakra.p>
        <p>
          {arrived ? (
            <Trans>Sent at {time} (Tokyo time). The reply was lost, but your request was received.</Trans>
          ) : (
            <Trans>
              Sent at {time} (Tokyo time). We received no readable reply, so we do not know the result. Submitting the
              request again is safe: it is accepted only once.
            </Trans>
          )}
          {!arrived && <NoRepeatedTransfer path={kept.path} />}
          <SentenceGap />
          {!arrived && (asking ? <Trans>Checking whether it was received.</Trans> : <CheckText failed={failed} />)}
        </p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
          <SectionLink {...RESULT_SECTIONS[kept.path]} color="inherit">
            <ResultLinkText path={kept.path} />
          </SectionLink>
          {arrived ? (
            <Button variant="outline" size="sm" onClick={() => forgetIntent(memberId, kept.key)}>
              <Trans>Understood</Trans>
            </Button>
          ) : (
            <>
              <Button variant="outline" size="sm" loading={asking} onClick={askAgain}>
                <Trans>Check again</Trans>
              </Button>
              <Button
                variant="quiet"
                size="sm"
                marginStart="calc(-1 * min({spacing.4}, 5vw))"
                onClick={() => keepIntent(memberId, { ...kept, hidden: true })}
              >
                <Trans>Hide</Trans>
              </Button>
            </>
          )}
        </chakra.div>
      </Stack>
    </Notice>
  );
}

/** A top-up has two parts: the transfer, which must not be repeated, and the report of it. */
function NoRepeatedTransfer({ path }: { path: MoneyPath }) {
  if (path !== "/api/wallet/recharge" && path !== "/api/wallet/bankRecharge") return null;
  return (
    <>
      <SentenceGap />
      {path === "/api/wallet/recharge" ? (
        <Trans>Do not transfer the USDT again.</Trans>
      ) : (
        <Trans>Do not transfer the money again.</Trans>
      )}
    </>
  );
}

function CheckText({ failed }: { failed: boolean }) {
  return failed ? <Trans>We could not check just now.</Trans> : <Trans>We do not see it yet.</Trans>;
}
