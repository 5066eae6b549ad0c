import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "#api/products.ts";
import { MoneyText } from "#components/money/money-text.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { isRange } from "#shared/past-rates.tsx";
import { ProductName } from "#shared/product-name.tsx";
import { useTermText } from "#shared/term-text.ts";

/** Every fact of a product, in two columns; rate, term and minimum first and largest. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const format = useFormat();
  const termText = useTermText();
  const hundredMillions = format.hundredMillions(product.scale);
  return (
    <FigureList>
      <Figure label={<Trans>Annual rate at purchase</Trans>} whole>
        <chakra.span fontSize={{ base: "4xl", md: "5xl" }} letterSpacing="-0.03em">
          {format.percent(product.annualRate)}
        </chakra.span>
      </Figure>
      <Figure label={<Trans>Past annual rate</Trans>} whole>
        {isRange(product)
          ? format.range(format.percent(product.minRate), format.percent(product.maxRate))
          : format.percent(product.annualRate)}
      </Figure>
      <Figure label={<Trans>Term</Trans>}>
        <Large>{termText(product.term)}</Large>
      </Figure>
      <Figure label={<Trans>Minimum subscription</Trans>}>
        <MoneyText value={product.minimum} size="lg" />
      </Figure>
      <Figure label={<Trans>Offering size</Trans>}>
        {product.scale === null ? (
          <NotStated />
        ) : !isHundredMillionYen(product.scaleUnit) ? (
          counted(format.integer(product.scale), product.scaleUnit)
        ) : product.scale === 0 ? (
          t`0 hundred million yen`
        ) : (
          t`¥${hundredMillions}`
        )}
      </Figure>
      <Figure label={<Trans>Custody fee</Trans>}>
        {product.trusteeFee === null ? <NotStated /> : format.percent(product.trusteeFee)}
      </Figure>
      <Figure label={<Trans>What it invests in</Trans>}>{product.directionName || <NotStated />}</Figure>
      <Figure label={<Trans>How earnings are paid</Trans>}>{product.paymentMethod || <NotStated />}</Figure>
      <Figure label={<Trans>Full name</Trans>} whole>
        {product.fullName ? <ProductName name={product.fullName} /> : <NotStated />}
      </Figure>
      {product.earningsNote && (
        <Figure label={<Trans>About the earnings</Trans>} whole>
          <chakra.span fontWeight="normal" fontSize="sm">
            {product.earningsNote}
          </chakra.span>
        </Figure>
      )}
    </FigureList>
  );
}

/** Whether a scale unit means "hundred million yen" in any of our languages; an empty unit does too (rule E10). */
const isHundredMillionYen = (unit: string): boolean =>
  /^(億円?|亿(日元)?|(× ?)?¥?100 million( yen)?|hundred million( yen)?)?$/i.test(unit.trim());

/** Joins a number and its unit: directly for East Asian units ("5万口"), otherwise with a space ("5 plots"). */
const counted = (figure: string, unit: string): string =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(unit) ? figure + unit : `${figure} ${unit}`;

/** Two columns; a wide entry takes both. */
const FigureList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: { base: "5", md: "10" },
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "1",
      alignContent: "start",
      paddingY: "4",
      borderTopWidth: "1px",
    },
    "& > div:first-of-type": { borderTopWidth: "0", paddingTop: "0" },
    "& > [data-whole]": { gridColumn: "1 / -1" },
    "& > div > dd": { fontWeight: "semibold", lineHeight: "snug" },
    "& > div > dd span": { whiteSpace: "normal" },
  },
});

const Large = chakra("span", { base: { fontSize: "xl", letterSpacing: "-0.01em" } });

const NotStated = () => (
  <NoValue>
    <Trans>Not stated</Trans>
  </NoValue>
);
