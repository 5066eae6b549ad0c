import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function AgreementPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`Agreement`}
      text={<Trans>We are still preparing this page. It will show the privacy policy and the user agreement.</Trans>}
      action={
        <LinkButton to="/" variant="outline">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  );
}
