import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { isServerThere } from "./leave-build.ts";

/** Position of the error if the component is an overlay, which has no place of its own in the page. */
const OVER_THE_PAGE = { position: "fixed", zIndex: "toast", bottom: "4", insetX: "4", boxShadow: "float" } as const;

interface LateFailedProps {
  floating: boolean;
  /** Called with false to load the component again. Must be stable, because it also identifies the component. */
  retry: (hasFailed: false) => void;
}

/** The retry function of each component whose Retry button was pressed. */
const askedAgain = new WeakSet<LateFailedProps["retry"]>();

/** An error with a retry button in place of a component whose code failed to load. */
export function LateFailed({ floating, retry }: LateFailedProps) {
  useEffect(() => {
    // After a failed retry, reload the page: Firefox caches a failed module for the lifetime of the document.
    if (askedAgain.has(retry)) void isServerThere().then((isThere) => isThere && window.location.reload());
  }, [retry]);
  const askAgain = () => {
    askedAgain.add(retry);
    retry(false);
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
