import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function ProductDetailsPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t`Product details`}
      text={
        <Trans>
          We are still preparing this page. It will show the full figures of a product, an estimate and how payment
          works.
        </Trans>
      }
      action={
        <LinkButton to="/product" variant="outline">
          <Trans>Back to products</Trans>
        </LinkButton>
      }
    />
  );
}
