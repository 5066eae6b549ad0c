import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { translateOf } from "#lib/translation/translate-attribute.ts";

interface AmountRowProps {
  label: ReactNode;
  /** Without emphasis, for an amount other than the payout. */
  quiet?: boolean;
  children: ReactNode;
}

/** A line of an estimate in small text: the label, and the amount at the end. */
export function AmountRow({ label, quiet, children }: AmountRowProps) {
  return (
    <SpaceBetween as="p" fontSize="sm" lineHeight="snug" fontVariantNumeric="tabular-nums" alignItems="stretch">
      <chakra.span color="ink.second">{label}</chakra.span>
      <chakra.span
        fontWeight={quiet ? undefined : "semibold"}
        marginInlineStart="auto"
        translate={translateOf(children)}
      >
        {children}
      </chakra.span>
    </SpaceBetween>
  );
}
