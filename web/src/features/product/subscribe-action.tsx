import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useOpenSection } from "#shared/use-open-section.ts";
import type { Order } from "#lib/order.ts";
import { mayBeOpen, type ProductState } from "#lib/product-state.ts";

interface SubscribeActionProps {
  state: ProductState;
  /** The product, with the calculator's current input. */
  order: () => Order;
}

/** Leads to the purchase; if the product cannot be subscribed to, says so and leads to the others. */
export function SubscribeAction({ state, order }: SubscribeActionProps) {
  const { t } = useLingui();
  const open = useOpenSection();
  if (mayBeOpen(state)) {
    return (
      <Button
        size="lg"
        width={{ base: "full", sm: "auto" }}
        justifySelf="start"
        onClick={() => open(order(), t`Please log in to go to subscription.`)}
      >
        <Trans>Subscribe</Trans>
      </Button>
    );
  }
  return (
    <Stack gap="3" justifyItems="start">
      <Muted>
        {state === "upcoming" ? (
          <Trans>Subscriptions have not opened yet.</Trans>
        ) : (
          <Trans>Subscriptions have closed.</Trans>
        )}
      </Muted>
      <LinkButton to="/product" variant="outline">
        <Trans>See other products</Trans>
      </LinkButton>
    </Stack>
  );
}
