import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { StateArt } from "#components/feedback/state-art.tsx";

/** Shown for a route in the server's list whose view does not exist. */
export function MissingView() {
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" paddingY="16" textAlign="center">
      <StateArt of="not-found" />
      <chakra.p fontWeight="semibold">
        <Trans>There is no view for this page</Trans>
      </chakra.p>
      <chakra.p color="ink.second" fontSize="sm">
        <Trans>The route list names a view that this version does not have.</Trans>
      </chakra.p>
    </chakra.div>
  );
}
