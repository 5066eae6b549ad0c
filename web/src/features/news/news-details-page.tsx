import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function NewsDetailsPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`News`}
      text={<Trans>We are still preparing this page. It will show the full text of an article.</Trans>}
      action={
        <LinkButton to="/news" variant="outline">
          <Trans>Back to news</Trans>
        </LinkButton>
      }
    />
  );
}
