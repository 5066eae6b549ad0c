import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { type MoneyIntent, RESULT_SECTIONS } from "./money-requests.ts";
import { ResultLinkText } from "./result-link-text.tsx";
import { SectionButton, SectionLink } from "#features/personage/frame/section-link.tsx";

interface ArrivedNoticeProps {
  kept: MoneyIntent | null;
  /** Adds a link, if no buttons lead to the result. */
  withLink?: boolean;
}

/**
 * Reports that a request succeeded although its response was lost; empty while `kept` is null. Mounted empty, because a
 * live region announces only changes.
 */
export function ArrivedNotice({ kept, withLink = false }: ArrivedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = kept !== null;
  useEffect(() => {
    // The button that had the focus was replaced.
    if (shown && document.activeElement === document.body) box.current?.focus();
  }, [shown]);
  return (
    <chakra.div ref={box} role="status" tabIndex={-1} borderRadius="control" _empty={{ display: "none" }}>
      {shown && (
        <Notice icon={CircleCheck}>
          <Trans>The reply was lost, but your request was received. You need not submit it again.</Trans>
          {withLink && (
            <>
              {" "}
              <SectionLink {...RESULT_SECTIONS[kept.path]} color="inherit">
                <ResultLinkText path={kept.path} />
              </SectionLink>
            </>
          )}
        </Notice>
      )}
    </chakra.div>
  );
}

interface ArrivedButtonsProps {
  kept: MoneyIntent;
  /** The member opens the section that shows the result. */
  onOpen: () => void;
  /** The secondary button: closes the dialog by default. */
  onClose: () => void;
  closeLabel?: ReactNode;
}

/** Replaces the submit buttons once there is nothing left to send. */
export function ArrivedButtons({ kept, onOpen, onClose, closeLabel }: ArrivedButtonsProps) {
  return (
    <ButtonRow>
      <Button variant="outline" onClick={onClose}>
        {closeLabel ?? <Trans>Close</Trans>}
      </Button>
      <SectionButton {...RESULT_SECTIONS[kept.path]} onClick={onOpen}>
        <ResultLinkText path={kept.path} />
      </SectionButton>
    </ButtonRow>
  );
}
