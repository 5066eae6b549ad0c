import { Trans, useLingui } from "@lingui/react/macro";
import { type Control, Controller } from "react-hook-form";
import { RadioGroup } from "#components/forms/radio-group.tsx";
import { NETWORKS } from "#lib/chain/chain.ts";
import type { UsdtTopUpValues } from "./usdt-top-up-form.ts";

export function NetworkChoice({ control }: { control: Control<UsdtTopUpValues> }) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="chain"
      render={({ field, fieldState: { error } }) => (
        <RadioGroup
          legend={<Trans>Network</Trans>}
          options={(["ERC20", "TRC20"] as const).map((value) => ({
            value,
            label: `${value} (${NETWORKS[value]})`,
          }))}
          error={error && t`Choose the network you will send over.`}
          inputProps={(value) => ({
            name: field.name,
            checked: field.value === value,
            onChange: () => field.onChange(value),
            onBlur: field.onBlur,
            // If no network is chosen, the form focuses the first one.
            ...(value === "ERC20" && { ref: field.ref }),
          })}
        />
      )}
    />
  );
}
