import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function NewsPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`News`}
      text={<Trans>We are still preparing this page. It will carry announcements and news of the industry.</Trans>}
      action={
        <LinkButton to="/" variant="outline">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  );
}
