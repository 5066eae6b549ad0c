import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
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

const Line = chakra("input", { base: box });
