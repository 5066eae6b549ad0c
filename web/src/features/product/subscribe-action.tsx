import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import type { Order } from "#lib/product/order.ts";
import { mayBeOpen, type ProductState } from "#lib/product/product-state.ts";
import { NotOpenText } from "#shared/not-open-text.tsx";
import { useOpenSection } from "#shared/use-open-section.ts";

interface SubscribeActionProps {
  state: ProductState;
  /** The product, with the calculator's current input. */
  order: () => Order;
}

/** Opens the purchase. If the product cannot be bought, says so and links to the other products. */
export function SubscribeAction({ state, order }: SubscribeActionProps) {
  if (mayBeOpen(state)) {
    return (
      // Hidden on wide screens, where the calculator beside it has the same button.
      <chakra.div hideFrom="lg">
        <SubscribeButton order={order} width={{ base: "full", sm: "auto" }}>
          <Trans>Buy</Trans>
        </SubscribeButton>
      </chakra.div>
    );
  }
  return (
    <Stack gap="3" justifyItems="start">
      <Muted>
        <NotOpenText state={state} />
      </Muted>
      <LinkButton to="/product" variant="outline">
        <Trans>See other products</Trans>
      </LinkButton>
    </Stack>
  );
}

interface SubscribeButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "order"> {
  order: () => Order;
}

/** Opens the purchase with the order, after a login if needed (rule A11). */
export function SubscribeButton({ order, ...rest }: SubscribeButtonProps) {
  const { t } = useLingui();
  const open = useOpenSection();
  return <Button size="lg" {...rest} onClick={() => open(order(), t`Please log in to continue to the purchase.`)} />;
}
