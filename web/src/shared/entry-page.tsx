import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { productQuery } from "#api/products.ts";
import { Refusal } from "#components/forms/refusal.tsx";
import { AuthLayout } from "#components/layout/auth-layout.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Ruled } from "#components/layout/ruled.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import type { Order } from "#lib/product/order.ts";
import { AllLanguages } from "./all-languages.tsx";
import { OrderPurpose } from "./order-purpose.tsx";

interface EntryPageProps {
  /** Also the label of the submit button. */
  title: string;
  intro: string;
  /** The purchase to continue after login or registration. */
  order: Order | null;
  /** State of the form's request. */
  write: { busy: boolean; refusal: ReactNode };
  onSubmit: () => Promise<void>;
  /** Smaller gaps between the fields on phones. */
  dense?: boolean;
  children: ReactNode;
  footnote?: ReactNode;
  /** The link from login to registration or the reverse; keeps the return path. */
  alternative: { question: ReactNode; to: "/login" | "/signIn"; label: ReactNode };
  returnTo: string | undefined;
}

/** The frame of login and registration: title, order, form, and the link to the other page. */
export function EntryPage({ title, intro, order, write, onSubmit, dense, children, ...below }: EntryPageProps) {
  const { footnote, alternative, returnTo } = below;
  const product = useQuery({ ...productQuery(order?.productId ?? 0), enabled: order !== null }).data;
  usePageHead({ title, description: intro });
  return (
    <AuthLayout title={title} intro={intro}>
      {order && <OrderPurpose order={order} title={product?.title} />}
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={dense ? { base: "4", md: "5" } : "5"}
        aria-busy={write.busy || undefined}
      >
        {children}
        <Refusal>{write.refusal}</Refusal>
        <Button type="submit" size="lg" loading={write.busy}>
          {title}
        </Button>
      </chakra.form>
      {footnote}
      <Ruled gap="3">
        <Muted textAlign="center">{alternative.question}</Muted>
        <LinkButton
          to={alternative.to}
          search={returnTo === undefined ? {} : { redirect: returnTo }}
          variant="outline"
          size="lg"
        >
          {alternative.label}
        </LinkButton>
      </Ruled>
      <AllLanguages />
    </AuthLayout>
  );
}
