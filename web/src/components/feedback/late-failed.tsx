import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";

/** What would have opened over the page has no place of its own in it. */
const OVER_THE_PAGE = { position: "fixed", zIndex: "toast", bottom: "4", insetX: "4", boxShadow: "float" } as const;

/** Says that a part of the page did not come, and asks for it again; the rest of the page stays. */
export function LateFailed({ floating, onRetry }: { floating: boolean; onRetry: () => void }) {
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
      <Button variant="outline" size="sm" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </chakra.div>
  );
}
