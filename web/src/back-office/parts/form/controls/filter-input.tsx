import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { box } from "./control-styles.ts";

interface FilterInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search field that filters the list below it. */
export function FilterInput({ label, value, onChange }: FilterInputProps) {
  const { t } = useLingui();
  return (
    <Line
      type="search"
      aria-label={label}
      placeholder={t`Search`}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export const NothingFound = () => (
  <chakra.p padding="2" color="ink.second">
    <Trans>Nothing found</Trans>
  </chakra.p>
);

const Line = chakra("input", { base: box });
