import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Identity } from "#api/user.ts";
import { LANDING } from "#components/dialogs/focus-landing.ts";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { IdentityBadge } from "#features/personage/values/identity-badge.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useUsualTimes } from "#features/personage/wallet-record/usual-times.ts";
import { maskIdNumber } from "./identity-form.ts";

/** The state of the verification with the submitted data; `action` is the next step. */
export function IdentityStatus({ identity, action }: { identity: Identity; action?: ReactNode }) {
  const { t } = useLingui();
  const { audit, realName, sex, idNumber } = identity;
  return (
    // The scroll margin keeps the page heading in view when this element receives the focus.
    <chakra.div {...LANDING} scrollMarginTop="28" display="grid" gap="5" maxWidth="prose" justifyItems="start">
      <Stack gap="2" justifyItems="start">
        <IdentityBadge audit={audit} />
        <StatusText identity={identity} />
      </Stack>
      {action}
      <SummaryList aria-label={t`What you submitted`} width="full">
        <SummaryItem label={<Trans>Your full name</Trans>}>{realName ?? <NoValue />}</SummaryItem>
        <SummaryItem label={<Trans>Gender on the document</Trans>}>
          {sex === "male" ? <Trans>Male</Trans> : sex === "female" ? <Trans>Female</Trans> : <NoValue />}
        </SummaryItem>
        <SummaryItem label={<Trans>Document number</Trans>}>
          {idNumber === null ? <NoValue /> : <MaskedNumber of={idNumber} />}
        </SummaryItem>
      </SummaryList>
    </chakra.div>
  );
}

function MaskedNumber({ of }: { of: string }) {
  const end = of.length > 4 ? of.slice(-2) : "";
  return (
    <>
      {/* Marked as English, because Chinese fonts draw these dots at full width. */}
      <span aria-hidden lang="en" translate="no">
        {maskIdNumber(of)}
      </span>
      <VisuallyHidden>
        <Trans>Hidden, ends in {end}</Trans>
      </VisuallyHidden>
    </>
  );
}

function StatusText({ identity: { audit, failureReason } }: { identity: Identity }) {
  const { identity: reviewTime } = useUsualTimes();
  if (audit === "verified") {
    return (
      <p>
        <Trans>Your identity is verified. There is nothing more to do.</Trans>
      </p>
    );
  }
  if (audit === "failed") {
    return (
      <div>
        <chakra.p fontWeight="semibold">
          <Trans>Your documents were not accepted.</Trans>
        </chakra.p>
        {failureReason !== null && failureReason !== "" && (
          <p>
            <Trans>Reason: {failureReason}</Trans>
          </p>
        )}
        <p>
          <Trans>
            Please submit them again: new pictures of the whole document, sharp and without glare, and your name exactly
            as it is written there. Everything else in your account works as before.
          </Trans>
        </p>
      </div>
    );
  }
  if (audit === "in-review") {
    return (
      <p>
        <Trans>We are checking your documents, usually within {reviewTime}. The result will appear on this page.</Trans>
        <SentenceGap />
        <Trans>
          There is nothing for you to do. If a picture cannot be read, this page says what to submit again. Meanwhile
          you can <SectionLink to="top-up">top up</SectionLink> or{" "}
          <SectionLink to="products">look at the products</SectionLink>.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>We cannot determine the status of your verification. Please contact customer service.</Trans>
    </p>
  );
}
