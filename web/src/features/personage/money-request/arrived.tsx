import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { type MoneyIntent, RESULT_SECTIONS } from "./money-requests.ts";
import { ResultLinkText } from "./result-link-text.tsx";

/**
 * Reports that a request succeeded although its response was lost; empty while `kept` is null. Mounted empty, because a
 * live region announces only changes.
 */
export function ArrivedNotice({ kept }: { kept: MoneyIntent | null }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = kept !== null;
  useEffect(() => {
    // The focused button was replaced.
    if (shown && document.activeElement === document.body) box.current?.focus();
  }, [shown]);
  return (
    <chakra.div ref={box} role="status" tabIndex={-1} borderRadius="control" _empty={{ display: "none" }}>
      {shown && (
        <Notice icon={CircleCheck}>
          <Trans>The reply was lost, but your request was received. You need not submit it again.</Trans>
          <SentenceGap />
          <SectionLink {...RESULT_SECTIONS[kept.path]} color="inherit">
            <ResultLinkText path={kept.path} />
          </SectionLink>
        </Notice>
      )}
    </chakra.div>
  );
}
