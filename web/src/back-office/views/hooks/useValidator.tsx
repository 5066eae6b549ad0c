import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { type Rule, useValidators } from "#back-office/parts/form/validators.ts";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

/** The validation rules, each with its own field. */
export function View() {
  const { t } = useLingui();
  const { required, lengthRange, notSpace, notSpecialCharacters } = useValidators();
  const same =
    (other: string): Rule =>
    (value, values) =>
      value !== "" && values[other] !== "" && value !== values[other] ? t`The two values do not match.` : undefined;
  const form = useSchemaForm([
    {
      field: "required",
      label: t`Required`,
      component: "Input",
      value: "",
      formItemProps: { rules: [required()], required: true },
    },
    {
      field: "length",
      label: t`Two to five characters`,
      component: "Input",
      value: "",
      formItemProps: { rules: [lengthRange(2, 5)] },
    },
    { field: "spaces", label: t`No spaces`, component: "Input", value: "", formItemProps: { rules: [notSpace()] } },
    {
      field: "signs",
      label: t`No special characters`,
      component: "Input",
      value: "",
      formItemProps: { rules: [notSpecialCharacters()] },
    },
    {
      field: "first",
      label: t`First of two equal values`,
      component: "Input",
      value: "",
      formItemProps: { rules: [same("second")] },
    },
    {
      field: "second",
      label: t`Second of two equal values`,
      component: "Input",
      value: "",
      formItemProps: { rules: [same("first")] },
    },
  ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.validate()) showToast({ kind: "success", text: t`Every rule is met.` });
  };
  return (
    <Section title={<Trans>Field rules</Trans>}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SchemaForm form={form} />
        <Button size="sm" type="submit" marginTop="5">
          <Trans>Validate the form</Trans>
        </Button>
      </form>
    </Section>
  );
}
