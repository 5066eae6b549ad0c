import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Ruled } from "#components/layout/ruled.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { TextLink } from "#components/ui/text-link.tsx";

export function RiskText() {
  return (
    <Ruled as="aside" gap="1">
      <chakra.h2 fontSize="sm">
        <Trans>About risk</Trans>
      </chakra.h2>
      <Muted maxWidth="prose">
        <Trans>
          Rates and earnings are estimates. They are not guaranteed, and you may get back less than you put in. Funds
          stay invested until the term ends. Please read the{" "}
          <TextLink to="/agreement" search={{ type: "user_policy" }} target="_blank" rel="noopener">
            user agreement
          </TextLink>{" "}
          (opens in a new window) before you buy.
        </Trans>
      </Muted>
    </Ruled>
  );
}
