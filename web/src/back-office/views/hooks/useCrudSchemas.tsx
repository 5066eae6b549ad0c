import { useLingui } from "@lingui/react/macro";
import { type CrudSchema, useCrudSchemas } from "#back-office/parts/crud/crud-schemas.ts";
import { JsonBlock } from "#back-office/parts/json-block.tsx";
import { Section } from "#back-office/parts/section.tsx";

/** A schema, and the four schemas that are derived from it. */
export function View() {
  const { t } = useLingui();
  const schema: readonly CrudSchema<object>[] = [
    { field: "title", label: t`Title`, search: {}, form: { colProps: { span: 24 } }, detail: { span: 24 } },
    { field: "author", label: t`Author` },
    { field: "display_time", label: t`Display time`, form: { component: "DatePicker" } },
    { field: "pageviews", label: t`Page views`, form: { component: "InputNumber", value: 0 } },
    { field: "content", label: t`Content`, form: { component: "Editor" }, table: false, detail: { span: 24 } },
  ];
  const { searchSchema, formSchema, tableColumns, detailSchema } = useCrudSchemas(schema);
  const parts = [
    [t`One schema`, schema],
    [t`Search`, searchSchema],
    [t`Form`, formSchema],
    [t`Table`, tableColumns],
    [t`Detail`, detailSchema],
  ] as const;
  return parts.map(([title, part]) => (
    <Section key={title} title={title}>
      <JsonBlock label={title} value={part} />
    </Section>
  ));
}
