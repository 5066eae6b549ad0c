import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { TextLink } from "./ui/text-link.tsx";

/** Fair dealing: what can go wrong, said plainly. */
export function RiskText() {
  return (
    <chakra.aside borderTopWidth="1px" paddingTop="6" color="ink.second" fontSize="sm">
      <chakra.h2 fontSize="sm" color="ink" marginBottom="1">
        <Trans>About risk</Trans>
      </chakra.h2>
      <chakra.p maxWidth="prose">
        <Trans>
          Rates and earnings are estimates. They are not guaranteed, and you may get back less than you put in. Funds
          stay invested until the term ends. Please read the{" "}
          <TextLink to="/agreement" search={{ type: "user_policy" }} target="_blank" rel="noopener">
            user agreement
          </TextLink>{" "}
          (opens in a new window) before you subscribe.
        </Trans>
      </chakra.p>
    </chakra.aside>
  );
}
