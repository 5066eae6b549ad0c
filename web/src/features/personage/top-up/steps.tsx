import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** The steps of a form in a row: done, current, to come. */
export function Steps({ names, current }: { names: readonly { key: string; name: ReactNode }[]; current: number }) {
  const { t } = useLingui();
  return (
    <chakra.ol aria-label={t`Steps`} display="flex" gap="2" listStyle="none" fontSize="xs" lineHeight="snug">
      {names.map(({ key, name }, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <chakra.li
            key={key}
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
