import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { passwordStrength } from "#lib/text/password.ts";

const STEPS = { guessable: 1, fair: 2, strong: 3 } as const;

/** Strength of a new password: three steps and a word, announced when it changes. Empty until every rule is met. */
export function PasswordStrengthBar({ password }: { password: string }) {
  const { t } = useLingui();
  const strength = passwordStrength(password);
  const words = { guessable: t`Easy to guess`, fair: t`Fair`, strong: t`Strong` };
  const word = strength && words[strength];
  return (
    <chakra.div role="status">
      {strength !== null && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.div aria-hidden flex="1" display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="1">
            {[1, 2, 3].map((step) => (
              <Step key={step} reached={step <= STEPS[strength] ? strength : "none"} />
            ))}
          </chakra.div>
          <span>
            <Trans>Strength: {word}</Trans>
          </span>
        </chakra.div>
      )}
    </chakra.div>
  );
}

const Step = chakra("span", {
  base: { height: "1", borderRadius: "full", _highContrast: { forcedColorAdjust: "none" } },
  variants: {
    reached: {
      none: { bg: "hairline" },
      guessable: { bg: "review" },
      fair: { bg: "brand" },
      strong: { bg: "success" },
    },
  },
});
