import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { passwordRules } from "#lib/text/password.ts";
import { PasswordStrengthBar } from "./password-strength-bar.tsx";

/** The rules of a new password, ticked off while the user types, and the password's strength. */
export function PasswordRuleList({ password }: { password: string }) {
  const met = passwordRules(password);
  return (
    <Stack gap="2">
      <PasswordStrengthBar password={password} />
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
        <Rule met={met.length}>
          <Trans>8 to 16 characters</Trans>
        </Rule>
        <Rule met={met.characters}>
          <Trans>Only letters (A–Z, a–z) and digits (0–9)</Trans>
        </Rule>
        <Rule met={met.bothKinds}>
          <Trans>At least one letter and one digit</Trans>
        </Rule>
      </chakra.ul>
    </Stack>
  );
}

function Rule({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="1.5" color={met ? "success" : "ink.second"}>
      <Icon of={met ? Check : Minus} size={16} />
      <span>
        {children}
        {met && (
          <VisuallyHidden>
            {" "}
            <Trans>(met)</Trans>
          </VisuallyHidden>
        )}
      </span>
    </chakra.li>
  );
}
