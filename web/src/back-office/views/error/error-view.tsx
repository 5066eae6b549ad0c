import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { firstPage } from "#back-office/routing/find-route.ts";
import { useRoutes } from "#back-office/routing/routes.ts";
import { useGo } from "#back-office/routing/use-go.ts";
import { StateArt, type StateArtName } from "#components/feedback/state-art.tsx";
import { Button } from "#components/ui/button.tsx";

interface ErrorViewProps {
  readonly code: number;
  readonly art: StateArtName;
  readonly children: ReactNode;
}

/** An error page: an illustration, a sentence, and a link to the first page. */
export function ErrorView({ code, art, children }: ErrorViewProps) {
  const go = useGo();
  const home = firstPage(useRoutes());
  return (
    <chakra.section display="grid" justifyItems="center" gap="5" paddingY={{ base: "10", md: "20" }} textAlign="center">
      <StateArt of={art} />
      <chakra.p fontSize="3xl">{code}</chakra.p>
      <p>{children}</p>
      {home !== null && (
        <Button size="sm" onClick={() => go(home)}>
          <Trans>Go to the first page</Trans>
        </Button>
      )}
    </chakra.section>
  );
}
