import { useLingui } from "@lingui/react/macro";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { useWorld } from "#console/api/live.ts";
import { NumberField } from "#console/parts/number-field.tsx";
import { type Choice, MOST_SECONDS } from "./kinds.ts";

interface MoreFieldsProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

const TIMES = ["1", "2", "5", "always"] as const;
const SKIPS = ["0", "1", "2", "5"] as const;
const CHANCES = ["1", "0.5", "0.1"] as const;
/** How long a fault applies in world time, in hours; 0 for always. */
const WINDOWS = ["0", "1", "24"] as const;

/** Fields for a fault's member, count, probability, start and lifetime. */
export function MoreFields({ choice, change }: MoreFieldsProps) {
  const { t } = useLingui();
  const { handles } = useWorld();
  const times: Readonly<Record<(typeof TIMES)[number], string>> = {
    "1": t`Once`,
    "2": t`Twice`,
    "5": t`Five times`,
    always: t`Every time`,
  };
  const skips: Readonly<Record<(typeof SKIPS)[number], string>> = {
    "0": t`None`,
    "1": t`One call`,
    "2": t`Two calls`,
    "5": t`Five calls`,
  };
  const chances: Readonly<Record<(typeof CHANCES)[number], string>> = {
    "1": t`All of these calls`,
    "0.5": t`About half of them`,
    "0.1": t`About one in ten`,
  };
  const windows: Readonly<Record<(typeof WINDOWS)[number], string>> = {
    "0": t`At any time`,
    "1": t`For the next hour`,
    "24": t`For the next day`,
  };
  return (
    <>
      <Field label={t`Whose calls`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={choice.user}
            options={[
              { value: "", label: t`Everyone's` },
              ...[...new Set([choice.user, ...handles])].filter(Boolean).map((value) => ({ value, label: value })),
            ]}
            onValueChange={(user) => change({ user })}
          />
        )}
      </Field>
      {choice.kind !== "quota" && (
        <Field label={t`How often`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={String(choice.times) as (typeof TIMES)[number]}
              options={TIMES.map((value) => ({ value, label: times[value] }))}
              onValueChange={(value) => change({ times: value === "always" ? value : Number(value) })}
            />
          )}
        </Field>
      )}
      <Field label={t`Calls let through first`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={String(choice.skip) as (typeof SKIPS)[number]}
            options={SKIPS.map((value) => ({ value, label: skips[value] }))}
            onValueChange={(value) => change({ skip: Number(value) })}
          />
        )}
      </Field>
      <Field label={t`How many of them`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={String(choice.probability) as (typeof CHANCES)[number]}
            options={CHANCES.map((value) => ({ value, label: chances[value] }))}
            onValueChange={(value) => change({ probability: Number(value) })}
          />
        )}
      </Field>
      <Field label={t`When (world time)`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={String(choice.hours) as (typeof WINDOWS)[number]}
            options={WINDOWS.map((value) => ({ value, label: windows[value] }))}
            onValueChange={(value) => change({ hours: Number(value) })}
          />
        )}
      </Field>
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
