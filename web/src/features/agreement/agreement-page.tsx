import { Trans, useLingui } from "@lingui/react/macro";
import type { AgreementType } from "#api/sys-config.ts";
import { MessagePage } from "#components/feedback/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { AgreementText } from "./agreement-text.tsx";

/** Shows one of the two agreements, or links to both if the URL names neither (`type` is null). */
export function AgreementPage({ type }: { type: AgreementType | null }) {
  const { t } = useLingui();
  if (type !== null) return <AgreementText key={type} type={type} />;
  return (
    <MessagePage
      art="not-found"
      title={t`Agreement not found`}
      text={<Trans>There are two agreements. Which one would you like to read?</Trans>}
      action={
        <>
          <LinkButton to="/agreement" search={{ type: "privacy" }} variant="outline">
            <Trans>Privacy policy</Trans>
          </LinkButton>
          <LinkButton to="/agreement" search={{ type: "user_policy" }} variant="outline">
            <Trans>User agreement</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
