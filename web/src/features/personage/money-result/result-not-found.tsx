import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";

/** Shown if the URL names a record that this member does not have; the section below works as usual. */
export function NoSuchResult({ children }: { children: ReactNode }) {
  return (
    <Notice>
      <Trans>Your account has no record with the number in this address.</Trans>
      <SentenceGap />
      {children}
    </Notice>
  );
}
