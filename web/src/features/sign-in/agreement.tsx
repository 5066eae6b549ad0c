import { Trans } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { SignInValues } from "./sign-in-form.ts";

/**
 * What a new member agrees to, with links that leave the form as it is. It registers its field itself: after a failed
 * submit the focus goes to the bad field that was registered first, and the page would do so before all others.
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
