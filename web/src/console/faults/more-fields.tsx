import { useLingui } from "@lingui/react/macro";
import { useWorld } from "#console/api/live.ts";
import { optionsOrAll, SelectField } from "#console/parts/fields.tsx";
import { NumberField } from "#console/parts/number-field.tsx";
import { type Choice, MOST_SECONDS } from "./kinds.ts";

interface MoreFieldsProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

const options = (...pairs: readonly (readonly [value: string, label: string])[]) =>
  pairs.map(([value, label]) => ({ value, label }));

/** Fields that limit a fault: to a member, a number or share of the calls, or a time. */
export function MoreFields({ choice, change }: MoreFieldsProps) {
  const { t } = useLingui();
  const { handles } = useWorld();
  return (
    <>
      <SelectField
        label={t`Whose calls`}
        value={choice.user}
        options={optionsOrAll(t`Everyone's`, [choice.user, ...handles])}
        onValueChange={(user) => change({ user })}
      />
      {choice.kind !== "quota" && (
        <SelectField
          label={t`How often`}
          value={String(choice.times)}
          options={options(["1", t`Once`], ["2", t`Twice`], ["5", t`Five times`], ["always", t`Every time`])}
          onValueChange={(value) => change({ times: value === "always" ? value : Number(value) })}
        />
      )}
      <SelectField
        label={t`Calls let through first`}
        value={String(choice.skip)}
        options={options(["0", t`None`], ["1", t`One call`], ["2", t`Two calls`], ["5", t`Five calls`])}
        onValueChange={(value) => change({ skip: Number(value) })}
      />
      <SelectField
        label={t`How many of them`}
        value={String(choice.probability)}
        options={options(["1", t`All of these calls`], ["0.5", t`About half of them`], ["0.1", t`About one in ten`])}
        onValueChange={(value) => change({ probability: Number(value) })}
      />
      <SelectField
        label={t`When (world time)`}
        value={String(choice.hours)}
        // In hours; 0 for always.
        options={options(["0", t`At any time`], ["1", t`For the next hour`], ["24", t`For the next day`])}
        onValueChange={(value) => change({ hours: Number(value) })}
      />
      <NumberField
        label={t`Expires after (seconds)`}
        hint={t`Empty: when it is removed.`}
        optional
        value={choice.ttlSeconds}
        min={1}
        max={MOST_SECONDS}
        onChange={(ttlSeconds) => change({ ttlSeconds })}
      />
    </>
  );
}
