import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

export function NoProducts() {
  return (
    <EmptyState
      title={<Trans>There are no products right now.</Trans>}
      text={<Trans>We announce new products in the news.</Trans>}
      action={
        <LinkButton to="/news" variant="outline">
          <Trans>Go to the news</Trans>
        </LinkButton>
      }
    />
  );
}
