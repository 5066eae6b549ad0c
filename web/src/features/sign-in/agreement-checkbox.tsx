import { Trans } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { SignInValues } from "./sign-in-form.ts";

/**
 * The new member's consent; its links open in a new tab, so that the form stays. Registers its field here, after all
 * others: after a failed submit the invalid field registered first gets the focus, and the consent must come last.
 */
export function Agreement({ form, error }: { form: UseFormReturn<SignInValues>; error: string | undefined }) {
  return (
    <Checkbox
      {...form.register("agreed")}
      error={error}
      label={
        <Trans>
          I agree to the{" "}
          <TextLink to="/agreement" search={{ type: "user_policy" }} target="_blank" rel="noopener">
            user agreement
          </TextLink>{" "}
          and the{" "}
          <TextLink to="/agreement" search={{ type: "privacy" }} target="_blank" rel="noopener">
            privacy policy
          </TextLink>{" "}
          (each opens in a new window).
        </Trans>
      }
    />
  );
}
