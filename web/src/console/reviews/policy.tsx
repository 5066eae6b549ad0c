import { Trans, useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { setPolicy, usePolicy } from "#console/api/reviews.ts";
import { SelectField } from "#console/parts/fields.tsx";
import { Fields } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { useReviewTexts } from "./use-review-texts.ts";

const KINDS = ["identity", "wallet", "topup", "withdrawal", "support"] as const;
/** The only delay whose label is translated; a policy with another delay is shown as `approve after PT1H`. */
const LATER = "PT10M";
type Policy = Schemas["ReviewPolicy"];

const nameOf = (policy: Policy): string =>
  typeof policy === "string" ? policy : `${policy.then} after ${policy.after}`;

const policyOf = (name: string): Policy | null => {
  if (name === "manual" || name === "approve" || name === "reject") return name;
  const [then, after] = name.split(" after ");
  return (then === "approve" || then === "reject") && after !== undefined ? { then, after } : null;
};

/** Setting: new reviews are decided by the tester, or automatically by the world. */
export function Policy() {
  const { t } = useLingui();
  const { id } = useWorld();
  const { data } = usePolicy(id);
  const { kinds } = useReviewTexts();
  const act = useAction();
  const names: Readonly<Record<string, string>> = {
    manual: t`You decide`,
    approve: t`Approved immediately`,
    reject: t`Rejected immediately`,
    [`approve after ${LATER}`]: t`Approved after 10 minutes`,
    [`reject after ${LATER}`]: t`Rejected after 10 minutes`,
  };
  if (!data) return null;
  const choose = (kind: (typeof KINDS)[number], name: string) => {
    const policy = policyOf(name);
    if (policy !== null) void act(() => setPolicy(id, { [kind]: policy }), t`Applies from now on.`);
  };
  return (
    <Section title={<Trans>Who decides</Trans>}>
      <Fields>
        {KINDS.map((kind) => {
          const now = nameOf(data[kind]);
          const choices = now in names ? Object.keys(names) : [...Object.keys(names), now];
          return (
            <SelectField
              key={kind}
              label={kinds[kind]}
              value={now}
              options={choices.map((value) => ({ value, label: names[value] ?? value }))}
              onValueChange={(name) => choose(kind, name)}
            />
          );
        })}
      </Fields>
    </Section>
  );
}
