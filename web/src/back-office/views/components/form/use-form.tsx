import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { type Command, CommandButtons } from "#back-office/parts/command-buttons.tsx";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { Section } from "#back-office/parts/section.tsx";
import { showToast } from "#state/toast.ts";
import { useSampleOptions, useSampleTree } from "./sample-options.ts";

/** A form, and buttons that change it at run time. */
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
  const commands: readonly Command[] = [
    { label: t`Labels beside the fields`, run: () => form.setProps({ labelWidth: "9rem" }) },
    { label: t`Labels above the fields`, run: () => form.setProps({ labelWidth: undefined }) },
    { label: t`Small fields`, run: () => form.setProps({ size: "small" }) },
    { label: t`Standard size`, run: () => form.setProps({ size: "default" }) },
    { label: t`Switch all off`, run: () => form.setProps({ disabled: true }) },
    { label: t`Switch all on`, run: () => form.setProps({ disabled: false }) },
    has("select")
      ? { label: t`Remove the select`, run: () => form.delSchema("select") }
      : { label: t`Restore the select`, run: () => select && form.addSchema(select, 1) },
    has("extra")
      ? { label: t`Remove the extra field`, run: () => form.delSchema("extra") }
      : { label: t`Add a field`, run: () => form.addSchema(extra) },
    {
      label: t`Set values`,
      run: () => form.setValues({ input: t`Filled in`, select: "2", radio: "1", date: "2026-01-15" }),
    },
    { label: t`Reset the form`, run: () => form.reset() },
    {
      label: t`Change the label of the select`,
      run: () => form.setSchema([{ field: "select", path: "label", value: t`Another label` }]),
    },
    { label: t`Options from the server`, run: () => void withOptions() },
    { label: t`Focus the text`, run: () => form.focus("input") },
    { label: t`Validate the form`, run: () => void say() },
    { label: t`Validate the text only`, run: () => void say("input") },
    {
      label: t`Read the values`,
      run: () => showToast({ kind: "info", text: JSON.stringify(form.getFormData({ dropEmpty: true })) }),
    },
  ];
  return (
    <>
      <Section title={<Trans>Change the form</Trans>}>
        <CommandButtons commands={commands} />
      </Section>
      <Section title={<Trans>The form</Trans>}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <SchemaForm form={form} />
        </form>
      </Section>
    </>
  );
}

/** The fields of the form at first; the buttons change them. */
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
