import { useLingui } from "@lingui/react/macro";
import type { Option } from "#back-office/parts/form/control.ts";

export function useSampleOptions(count = 4): readonly Option[] {
  const { t } = useLingui();
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { value: String(number), label: t`Option ${number}` };
  });
}

/** The options with the second one disabled. */
export const withDisabled = (options: readonly Option[]): readonly Option[] =>
  options.map((option, index) => ({ ...option, disabled: index === 1 }));

/** A tree of two offices with their departments. */
export function useSampleTree(): readonly Option[] {
  const { t } = useLingui();
  return [
    {
      value: "tokyo",
      label: t`Tokyo`,
      children: [
        { value: "tokyo-research", label: t`Research` },
        { value: "tokyo-sales", label: t`Sales` },
      ],
    },
    {
      value: "osaka",
      label: t`Osaka`,
      children: [
        { value: "osaka-support", label: t`Support` },
        { value: "osaka-sales", label: t`Sales` },
      ],
    },
  ];
}
