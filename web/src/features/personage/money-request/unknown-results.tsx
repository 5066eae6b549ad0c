import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CircleCheck, Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { Button } from "#components/ui/button.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useFormat } from "#i18n/format.ts";
import { forgetIntent, keepIntent } from "#state/intents.ts";
import { standForLostReplies } from "#state/lost-replies.ts";
import { useSession } from "#state/session.ts";
import { type KeptMoney, type MoneyPath, PLACES } from "./money-requests.ts";
import { PlaceText } from "./place-text.tsx";
import { RequestName } from "./request-name.tsx";
import { toldAtFormAtom } from "./told-at-form.ts";
import { useRequestsOnTheirWay, useSighting, useUnknownResults } from "./use-unknown-results.ts";
import { SectionLink } from "#features/personage/frame/section-link.tsx";

/** How long a request may be pending before the page mentions it: most forms close with the response. */
const SPOKEN_OF_MS = 500;

/**
 * Lists pending money requests without a form and those with a lost response, with what the records show of each: all
 * of them above every section, and in a dialog (which covers the page) those of its `path`. Forms report their own
 * requests. Mounted first, because a live region announces only changes.
 */
export function UnknownResults({ path: only }: { path?: MoneyPath }) {
  const told = useAtomValue(toldAtFormAtom);
  const isMine = ({ path, hidden }: KeptMoney) => !hidden && !told.includes(path) && (only ?? path) === path;
  const onTheirWay = useRequestsOnTheirWay().filter(isMine);
  const lost = useUnknownResults().filter(isMine);
  useEffect(() => (only === undefined ? standForLostReplies() : undefined), [only]);
  return (
    <chakra.div role="status" display="grid" gap="3" _empty={{ display: "none" }}>
      {onTheirWay.map((kept) => (
        <OnItsWay key={kept.key} kept={kept} />
      ))}
      {lost.map((kept) => (
        <UnknownResult key={kept.key} kept={kept} />
      ))}
    </chakra.div>
  );
}

function OnItsWay({ kept }: { kept: KeptMoney }) {
  const format = useFormat();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPOKEN_OF_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
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

function UnknownResult({ kept }: { kept: KeptMoney }) {
  const format = useFormat();
  const memberId = useSession()?.id ?? 0;
  const { arrived, asking, failed, askAgain } = useSighting(kept);
  const time = format.dateTime(kept.firstAt);
  return (
    <Notice tone={arrived ? "brand" : "review"} {...(arrived && { icon: CircleCheck })}>
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
          {!arrived && <NoSecondTransfer path={kept.path} />}
          <SentenceGap />
          {!arrived && (asking ? <Trans>Checking whether it was received.</Trans> : <Looked failed={failed} />)}
        </p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
          <SectionLink {...PLACES[kept.path]} color="inherit">
            <PlaceText path={kept.path} />
          </SectionLink>
          {arrived ? (
            <Button variant="outline" size="sm" onClick={() => forgetIntent(memberId, kept.key)}>
              <Trans>Understood</Trans>
            </Button>
          ) : (
            <>
              <Button variant="outline" size="sm" busy={asking} onClick={askAgain}>
                <Trans>Check again</Trans>
              </Button>
              <Button
                variant="quiet"
                size="sm"
                marginStart="-4"
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
function NoSecondTransfer({ path }: { path: MoneyPath }) {
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

function Looked({ failed }: { failed: boolean }) {
  return failed ? <Trans>We could not check just now.</Trans> : <Trans>We do not see it yet.</Trans>;
}
