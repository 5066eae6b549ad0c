import { useLingui } from "@lingui/react/macro";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { useWorld } from "#console/api/live.ts";
import type { Choice } from "./kinds.ts";

interface MoreFieldsProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

const TIMES = ["1", "2", "5", "always"] as const;
const SKIPS = ["0", "1", "2", "5"] as const;
const TTLS = ["", "PT30S", "PT5M"] as const;

/** Whom a fault meets, how often, and for how long. */
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
  const ttls: Readonly<Record<(typeof TTLS)[number], string>> = {
    "": t`Until it is removed`,
    PT30S: t`30 seconds`,
    PT5M: t`5 minutes`,
  };
  return (
    <>
      <Field label={t`Whose calls`}>
        {(control) => (
          <Select
            {...control}
            value={choice.user}
            options={[
              { value: "", label: t`Everybody's` },
              ...[...new Set([choice.user, ...handles])].filter(Boolean).map((value) => ({ value, label: value })),
            ]}
            onValueChange={(user) => change({ user })}
          />
        )}
      </Field>
      {choice.kind !== "quota" && (
        <Field label={t`How often`}>
          {(control) => (
            <Select
              {...control}
              value={String(choice.times) as (typeof TIMES)[number]}
              options={TIMES.map((value) => ({ value, label: times[value] }))}
              onValueChange={(value) => change({ times: value === "always" ? value : Number(value) })}
            />
          )}
        </Field>
      )}
      <Field label={t`What passes first`}>
        {(control) => (
          <Select
            {...control}
            value={String(choice.skip) as (typeof SKIPS)[number]}
            options={SKIPS.map((value) => ({ value, label: skips[value] }))}
            onValueChange={(value) => change({ skip: Number(value) })}
          />
        )}
      </Field>
      <Field label={t`For how long`}>
        {(control) => (
          <Select
            {...control}
            value={choice.ttl as (typeof TTLS)[number]}
            options={TTLS.map((value) => ({ value, label: ttls[value] }))}
            onValueChange={(ttl) => change({ ttl })}
          />
        )}
      </Field>
    </>
  );
}
