import { Trans } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { SignInValues } from "./sign-in-form.ts";

/**
 * What a new member agrees to, with links that leave the form as it is. A part of its own, so that it registers after
 * the fields above it: of several bad fields, the one registered first gets the focus.
 */
export function Agreement({ form, error }: { form: UseFormReturn<SignInValues>; error: string | undefined }) {
  return <Checkbox {...form.register("agreed")} error={error} label={<AgreementText />} />;
}

function AgreementText() {
  return (
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
  );
}
