import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#components/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

/** An honest stand-in for a section that is not built yet: says what it will do, and what works today. */
export function ComingSection({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <chakra.div borderWidth="1px" borderStyle="dashed" borderColor="hairline.strong" borderRadius="panel" paddingX="5">
      <EmptyState
        title={<Trans>We are still preparing this</Trans>}
        text={text}
        action={
          action ?? (
            <LinkButton to="/personage" search={{ personageHighlight: "0" }} variant="outline">
              <Trans>Back to account assets</Trans>
            </LinkButton>
          )
        }
      />
    </chakra.div>
  );
}
