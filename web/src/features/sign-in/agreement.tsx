import { Trans } from "@lingui/react/macro";
import { TextLink } from "#components/ui/text-link.tsx";

/** What a new member agrees to, with links that leave the form as it is. */
export function Agreement() {
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
