import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { type KeptMoney, PLACES } from "./money-requests.ts";
import { PlaceText } from "./place-text.tsx";
import { SectionButton, SectionLink } from "#features/personage/frame/section-link.tsx";

interface ArrivedNoticeProps {
  kept: KeptMoney | null;
  /** Where no buttons lead to where it shows. */
  withLink?: boolean;
}

/**
 * Says that a request came through although its reply was lost; nothing while `kept` is null. Mounted before that, so
 * that it is read out.
 */
export function ArrivedNotice({ kept, withLink = false }: ArrivedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = kept !== null;
  useEffect(() => {
    // The button that had the focus went with what it would have sent.
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
              <SectionLink {...PLACES[kept.path]} color="inherit">
                <PlaceText path={kept.path} />
              </SectionLink>
            </>
          )}
        </Notice>
      )}
    </chakra.div>
  );
}

interface ArrivedButtonsProps {
  kept: KeptMoney;
  /** The member goes to where it shows. */
  onOpen: () => void;
  /** The other way on: closes the dialog where nothing else is given. */
  onClose: () => void;
  closeLabel?: ReactNode;
}

/** In place of the buttons that send, once there is nothing to send any more: where it shows comes first. */
export function ArrivedButtons({ kept, onOpen, onClose, closeLabel }: ArrivedButtonsProps) {
  return (
    <ButtonRow>
      <Button variant="outline" onClick={onClose}>
        {closeLabel ?? <Trans>Close</Trans>}
      </Button>
      <SectionButton {...PLACES[kept.path]} onClick={onOpen}>
        <PlaceText path={kept.path} />
      </SectionButton>
    </ButtonRow>
  );
}
