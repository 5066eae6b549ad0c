import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormat } from "#i18n/format.ts";
import { VisuallyHidden } from "./ui/visually-hidden.tsx";

const Amount = chakra("span", {
  base: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", fontWeight: "semibold" },
  variants: {
    size: {
      sm: { fontSize: "sm" },
      md: { fontSize: "md" },
      lg: { fontSize: "xl", letterSpacing: "-0.01em" },
      xl: { fontSize: { base: "3xl", md: "4xl" }, letterSpacing: "-0.02em", lineHeight: "heading" },
    },
  },
  defaultVariants: { size: "md" },
});

interface MoneyTextProps {
  /** Whole yen. */
  value: number;
  /** Shows a mask of constant width, so that it does not tell the size. */
  hidden?: boolean;
  size?: "sm" | "md" | "lg" | "xl";
}

/** An amount in yen, in figures of equal width, with a smaller sign. */
export function MoneyText({ value, hidden = false, size = "md" }: MoneyTextProps) {
  const text = useFormat().yen(value);
  if (hidden) {
    return (
      <Amount size={size}>
        <span aria-hidden>*****</span>
        <VisuallyHidden>
          <Trans>Amount hidden</Trans>
        </VisuallyHidden>
      </Amount>
    );
  }
  const sign = text.indexOf("¥");
  return (
    <Amount size={size}>
      {text.slice(0, sign)}
      <chakra.span fontSize="0.85em" marginEnd="0.1em">
        ¥
      </chakra.span>
      {text.slice(sign + 1)}
    </Amount>
  );
}
