import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId } from "react";
import { Descriptions } from "#back-office/parts/descriptions/descriptions.tsx";
import { FormItem } from "#back-office/parts/form/form-item.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

/** A person's details, and a form with the same fields. */
export function View() {
  const { t } = useLingui();
  const id = useId();
  const { required } = useValidators();
  const labels = [
    { field: "username", label: t`Username` },
    { field: "nickName", label: t`Nickname` },
    { field: "phone", label: t`Mobile number` },
    { field: "email", label: t`Email` },
    { field: "address", label: t`Address`, span: 24 },
  ] as const;
  const person = {
    username: "hanako",
    nickName: t`Hana`,
    phone: "18888888888",
    email: "hanako@example.test",
    address: t`A long address that goes on over more than one line of the block, so that one sees how a whole row holds it: third floor of the old mill beside the river, where the grove begins.`,
  };
  const fields = labels.map(({ field }): FieldSchema => ({
    field,
    component: "Input",
    value: "",
    formItemProps: { rules: [required()] },
  }));
  const form = useSchemaForm(fields);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.validate()) showToast({ kind: "success", text: t`Every field is filled in.` });
  };
  return (
    <>
      <Section title={<Trans>Descriptions to read</Trans>}>
        <Descriptions title={<Trans>A person</Trans>} folds schema={labels} data={person} />
      </Section>
      <Section title={<Trans>Descriptions as a form</Trans>}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Descriptions
            schema={labels.map(({ label, ...one }, index) => ({
              ...one,
              label: (
                <label id={`${id}-${index}-label`} htmlFor={`${id}-${index}`}>
                  {label}
                </label>
              ),
              value: () => {
                const field = form.schema[index];
                return field && <FormItem id={`${id}-${index}`} field={field} control={form.control} />;
              },
            }))}
            data={{}}
          />
          <Button size="sm" type="submit" marginTop="4">
            <Trans>Validate the form</Trans>
          </Button>
        </form>
      </Section>
    </>
  );
}
