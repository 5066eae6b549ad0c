import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";

/** What would have opened over the page has no place of its own in it. */
const OVER_THE_PAGE = { position: "fixed", zIndex: "toast", bottom: "4", insetX: "4", boxShadow: "float" } as const;

interface LateFailedProps {
  floating: boolean;
  /** Called with null, it loads the part again; the same function for as long as the part stays on the page. */
  retry: (view: null) => void;
}

/** What has been asked for again. */
const askedAgain = new WeakSet<LateFailedProps["retry"]>();

/** Says that a part of the page did not come, and asks for it again; the rest of the page stays. */
export function LateFailed({ floating, retry }: LateFailedProps) {
  useEffect(() => {
    // Firefox remembers what a server has once refused for as long as the document lives.
    if (askedAgain.has(retry)) window.location.reload();
  }, [retry]);
  const askAgain = () => {
    askedAgain.add(retry);
    retry(null);
  };
  return (
    <chakra.div
      role="alert"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      maxWidth="prose"
      marginX="auto"
      padding="4"
      bg="bg.raised"
      borderRadius="panel"
      fontSize="sm"
      {...(floating && OVER_THE_PAGE)}
    >
      <Trans>This part of the page could not be loaded. Please check the connection and try again.</Trans>
      <Button variant="outline" size="sm" onClick={askAgain}>
        <Trans>Retry</Trans>
      </Button>
    </chakra.div>
  );
}
