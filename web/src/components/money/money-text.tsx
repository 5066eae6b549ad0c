import { chakra } from "@chakra-ui/react";
import { NoValue } from "#components/ui/no-value.tsx";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/use-format.ts";

/** Makes the yen sign smaller beside large numbers. */
const SMALLER = { fontSize: "0.85em", marginEnd: "0.1em" } as const;

/** The element around an amount. The text inside has no styles of its own, so that it can change cheaply. */
export const MoneyFrame = chakra(
  "span",
  {
    base: {
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      fontWeight: "semibold",
      "& > .said": HIDDEN_FROM_SIGHT,
    },
    variants: {
      size: {
        fit: { fontSize: "inherit" },
        sm: { fontSize: "sm" },
        md: { fontSize: "md" },
        lg: { fontSize: "xl", letterSpacing: "-0.01em", "& > .sign": SMALLER },
        xl: {
          fontSize: { base: "min({fontSizes.3xl}, 12vw)", md: "4xl" },
          overflowWrap: "anywhere",
          letterSpacing: "-0.02em",
          lineHeight: "heading",
          "& > .sign": SMALLER,
        },
      },
    },
  },
  { defaultProps: { translate: "no" } },
);

interface MoneyTextProps {
  /** Whole yen; null shows a dash. */
  value: number | null;
  size?: "fit" | "sm" | "md" | "lg" | "xl";
}

export function MoneyText({ value, size = "md" }: MoneyTextProps) {
  return (
    <MoneyFrame size={size}>
      <YenFigures value={value} />
    </MoneyFrame>
  );
}

/** Content of a `MoneyFrame`: an amount with the yen sign. */
export function YenFigures({ value }: { value: number | null }) {
  const { yen, yenSign } = useFormat();
  if (value === null) return <NoValue />;
  const text = yen(value);
  const sign = text.indexOf(yenSign);
  return (
    <>
      {text.slice(0, sign)}
      <span className="sign">{yenSign}</span>
      {text.slice(sign + yenSign.length)}
    </>
  );
}
