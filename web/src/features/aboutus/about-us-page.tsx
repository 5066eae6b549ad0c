import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function AboutUsPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`About us`}
      text={
        <Trans>
          We are still preparing this page. It will introduce the company, its team and its computing centres.
        </Trans>
      }
      action={
        <LinkButton to="/" variant="outline">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  );
}
