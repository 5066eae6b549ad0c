import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";
import { useSampleOptions, useSampleTree } from "./sample-options.ts";

/** A form that buttons change while it is mounted. */
export function View() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { required } = useValidators();
  const start = useFormSchema();
  const form = useSchemaForm(start);
  const has = (name: string) => form.schema.some(({ field }) => field === name);
  const select = start.find(({ field }) => field === "select");
  const withOptions = async () => {
    const options = await queries.fetchQuery(read("/mock/dict/one"));
    form.setSchema([{ field: "select", path: "componentProps.options", value: options }]);
  };
  const say = async (field?: string) => {
    if (await form.validate(field)) showToast({ kind: "success", text: t`Every rule is met.` });
  };
  const extra: FieldSchema = {
    field: "extra",
    label: t`One more field`,
    component: "Input",
    value: t`Filled in`,
    formItemProps: { rules: [required()], required: true },
  };
  const commands: readonly (readonly [name: string, act: () => void])[] = [
    [t`Labels beside the fields`, () => form.setProps({ labelWidth: "9rem" })],
    [t`Labels above the fields`, () => form.setProps({ labelWidth: undefined })],
    [t`Small fields`, () => form.setProps({ size: "small" })],
    [t`Standard size`, () => form.setProps({ size: "default" })],
    [t`Switch all off`, () => form.setProps({ disabled: true })],
    [t`Switch all on`, () => form.setProps({ disabled: false })],
    has("select")
      ? [t`Remove the select`, () => form.delSchema("select")]
      : [t`Restore the select`, () => select && form.addSchema(select, 1)],
    has("extra")
      ? [t`Remove the extra field`, () => form.delSchema("extra")]
      : [t`Add a field`, () => form.addSchema(extra)],
    [t`Set values`, () => form.setValues({ input: t`Filled in`, select: "2", radio: "1", date: "2026-01-15" })],
    [t`Reset the form`, () => form.reset()],
    [
      t`Change the label of the select`,
      () => form.setSchema([{ field: "select", path: "label", value: t`Another label` }]),
    ],
    [t`Options from the server`, () => void withOptions()],
    [t`Focus the text`, () => form.focus("input")],
    [t`Validate the form`, () => void say()],
    [t`Validate the text only`, () => void say("input")],
    [
      t`Read the values`,
      () => showToast({ kind: "info", text: JSON.stringify(form.getFormData({ dropEmpty: true })) }),
    ],
  ];
  return (
    <>
      <Section title={<Trans>Change the form</Trans>}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {commands.map(([name, act]) => (
            <Button key={name} size="sm" variant="outline" onClick={act}>
              {name}
            </Button>
          ))}
        </chakra.div>
      </Section>
      <Section title={<Trans>The form</Trans>}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <SchemaForm form={form} />
        </form>
      </Section>
    </>
  );
}

/** Eight fields. */
function useFormSchema(): readonly FieldSchema[] {
  const { t } = useLingui();
  const { required } = useValidators();
  const options = useSampleOptions(2);
  const tree = useSampleTree();
  const needed = { rules: [required()], required: true };
  return [
    { field: "input", label: t`Text`, component: "Input", value: "", formItemProps: needed },
    { field: "select", label: t`Select`, component: "Select", componentProps: { options }, formItemProps: needed },
    { field: "radio", label: t`Radio buttons`, component: "RadioGroup", componentProps: { options } },
    { field: "checkbox", label: t`Checkboxes`, component: "CheckboxGroup", value: [], componentProps: { options } },
    { field: "date", label: t`Date`, component: "DatePicker" },
    { field: "time", label: t`Time of day`, component: "TimeSelect" },
    { field: "tree", label: t`Tree select`, component: "TreeSelect", componentProps: { options: tree } },
    {
      field: "upload",
      label: t`Upload`,
      component: "Upload",
      componentProps: { accept: ["image/png", "image/jpeg"], maxSize: 500_000 },
      formItemProps: { hint: t`PNG or JPEG up to 500 kB` },
    },
  ];
}
