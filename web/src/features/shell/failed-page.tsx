import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { Button } from "#components/ui/button.tsx";

/** Stands in for a page that broke, most often because its code could not be loaded. */
export function FailedPage() {
  const { t } = useLingui();
  return (
    // In place of the whole frame, whose main it would be otherwise.
    <chakra.main minHeight="100dvh" display="flex" flexDirection="column">
      <MessagePage
        art="error"
        title={t`This page could not be shown`}
        text={<Trans>Please check the connection and load the page again.</Trans>}
        action={
          <Button onClick={() => window.location.reload()}>
            <Trans>Load again</Trans>
          </Button>
        }
      />
    </chakra.main>
  );
}
