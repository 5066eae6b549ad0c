import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { StateArt } from "#components/feedback/state-art.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";

/** Matches browsers' error messages for a chunk that failed to load. */
const NOT_LOADED = /import|preload/i;

/** Shown when a chunk failed to load or a page has thrown. Part of the first load, so it must stay small. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    // Replaces the whole frame, so it needs its own main element.
    <chakra.main
      minHeight="100dvh"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="6"
      padding="4"
      textAlign="center"
    >
      <StateArt of="error" />
      <Heading as="h1" size="lg">
        <Trans>This page could not be shown</Trans>
      </Heading>
      <p>
        {NOT_LOADED.test(String(error)) ? (
          <Trans>Check your connection and reload the page.</Trans>
        ) : (
          <Trans>Something went wrong. Reload the page and try again.</Trans>
        )}
      </p>
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </chakra.main>
  );
}
