import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { type CrudSchemas, crudSchemas } from "#back-office/parts/crud/crud-schemas.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { RichText } from "#components/media/rich-text.tsx";
import { ImportanceBadge, useImportances } from "./importance-badge.tsx";
import { plainText } from "./plain-text.ts";
import type { ExampleRecord } from "./record.ts";

/** Schema of an example record, for list, search, form and detail. */
export function useRecordSchema(): CrudSchemas<ExampleRecord> {
  const { t } = useLingui();
  const { required } = useValidators();
  const importances = useImportances();
  const needed = { rules: [required()], required: true };
  const make = () =>
    crudSchemas<ExampleRecord>([
      {
        field: "title",
        label: t`Title`,
        search: {},
        form: { formItemProps: needed, colProps: { span: 24 } },
        table: { pixels: 138 },
        detail: { span: 24 },
      },
      { field: "author", label: t`Author`, form: { formItemProps: needed } },
      {
        field: "display_time",
        label: t`Display time`,
        form: { component: "DatePicker", componentProps: { type: "datetime" }, formItemProps: needed },
      },
      {
        field: "importance",
        label: t`Importance`,
        form: { component: "Select", componentProps: { options: importances }, formItemProps: needed },
        table: { beside: true, cell: ({ importance }) => <ImportanceBadge value={importance} /> },
        detail: { value: ({ importance }) => <ImportanceBadge value={importance} /> },
      },
      {
        field: "pageviews",
        label: t`Page views`,
        form: { component: "InputNumber", value: 0, componentProps: { min: 0 }, formItemProps: needed },
        table: { align: "end" },
      },
      {
        field: "content",
        label: t`Content`,
        form: { component: "Editor", value: "", colProps: { span: 24 }, formItemProps: needed },
        table: { pixels: 116, text: ({ content }) => plainText(content) },
        detail: {
          span: 24,
          // Sanitized like all HTML from the server; headings begin at level 3, below the headings of the page.
          value: ({ content = "" }) => <RichText html={content} pictureUrl={pictureUrl} topHeading={3} />,
        },
      },
    ]);
  // The texts never change while mounted: changing the language reloads the page.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(make, []);
}
