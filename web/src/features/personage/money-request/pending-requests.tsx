import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { showLostResponses } from "#state/lost-responses-shown.ts";
import { useSession } from "#state/session.ts";
import { LISTED_IN, type MoneyPath, type MoneyRequest } from "./money-paths.ts";
import { deleteRequest, storeRequest } from "./request-store.ts";
import { RequestName, ResultLinkText } from "./request-texts.tsx";
import { useLostRequests, useReceiptCheck, useReportedByForm, useSentRequests } from "./use-money-requests.ts";

/** How long a request may be pending before the page mentions it. Most replies arrive earlier and close the form. */
const MENTION_AFTER_MS = 500;

/**
 * Lists requests that are still running or whose response was lost, with their state in the records. Omits those that
 * an open form reports. Above a section it lists all of them, in a dialog only those of `path`. Mounted even while it
 * is empty, because a live region announces only changes.
 */
export function PendingRequests({ path: only }: { path?: MoneyPath }) {
  const reportedByForm = useReportedByForm();
  const isMine = ({ path, hidden }: MoneyRequest) =>
    !hidden && !reportedByForm.includes(path) && (only ?? path) === path;
  const sent = useSentRequests().filter(isMine);
  const lost = useLostRequests().filter(isMine);
  useEffect(() => (only === undefined ? showLostResponses() : undefined), [only]);
  return (
    <chakra.div role="status" display="grid" gap="3" _empty={{ display: "none" }}>
      {sent.map((request) => (
        <SentRequest key={request.key} request={request} />
      ))}
      {lost.map((request) => (
        <LostRequest key={request.key} request={request} />
      ))}
    </chakra.div>
  );
}

function SentRequest({ request }: { request: MoneyRequest }) {
  const format = useFormat();
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), MENTION_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOverdue) return null;
  const time = format.dateTime(request.lastAt);
  return (
    <Notice icon={Clock}>
      <Stack gap="2">
        <chakra.p fontWeight="semibold">
          <RequestName request={request} />
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

function LostRequest({ request }: { request: MoneyRequest }) {
  const format = useFormat();
  const memberId = useSession()?.id ?? 0;
  const { recovered, asking, failed, askAgain } = useReceiptCheck(request);
  const time = format.dateTime(request.firstAt);
  return (
    <Notice colorPalette={recovered ? "brand" : "review"} {...(recovered && { icon: CircleCheck })}>
      <Stack gap="2">
        <chakra.p fontWeight="semibold">
          <RequestName request={request} />
        </chakra.p>
        <p>
          {recovered ? (
            <Trans>Sent at {time} (Tokyo time). The reply was lost, but your request was received.</Trans>
          ) : (
            <Trans>
              Sent at {time} (Tokyo time). We received no readable reply, so we do not know the result. Submitting the
              request again is safe: it is accepted only once.
            </Trans>
          )}
          {!recovered && <NoRepeatedTransfer path={request.path} />}
          <SentenceGap />
          {!recovered && (asking ? <Trans>Checking whether it was received.</Trans> : <CheckText failed={failed} />)}
        </p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
          <SectionLink {...LISTED_IN[request.path]} color="inherit">
            <ResultLinkText path={request.path} />
          </SectionLink>
          {recovered ? (
            <Button variant="outline" size="sm" onClick={() => deleteRequest(memberId, request.key)}>
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
                onClick={() => storeRequest(memberId, { ...request, hidden: true })}
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

/** The request of a top-up only reports a transfer. The request may be repeated, the transfer must not. */
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
