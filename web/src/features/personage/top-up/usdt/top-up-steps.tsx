import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";

/** The steps of a USDT top-up in a row: done, current, to come. `current` counts from 0. */
export function TopUpSteps({ current }: { current: number }) {
  const { t } = useLingui();
  const names = [<Trans key="amount">Amount and network</Trans>, <Trans key="deposit">Transfer and TXID</Trans>];
  return (
    <chakra.ol aria-label={t`Steps`} display="flex" gap="2" listStyle="none" fontSize="xs" lineHeight="snug">
      {names.map((name, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <chakra.li
            key={name.key}
            aria-current={here ? "step" : undefined}
            flex="1"
            display="flex"
            alignItems="center"
            gap="2"
            paddingTop="2"
            borderTopWidth="3px"
            borderColor={done || here ? "brand" : "hairline"}
            color={here ? "ink" : "ink.second"}
            fontWeight={here ? "semibold" : "normal"}
          >
            <chakra.span aria-hidden={done || undefined} fontVariantNumeric="tabular-nums">
              {done ? <Icon of={Check} size={14} /> : index + 1}
            </chakra.span>
            {name}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
