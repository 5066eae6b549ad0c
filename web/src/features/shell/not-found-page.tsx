import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/feedback/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      art="not-found"
      title={t`This page does not exist`}
      text={<Trans>The address may be mistyped, or the page may have moved.</Trans>}
      action={
        <LinkButton to="/">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  );
}
