import { useMemo } from "react";
import type { Description } from "../descriptions/descriptions.tsx";
import type { FieldSchema } from "../form/schema.ts";
import type { Column } from "../table/columns.ts";

type Field = Omit<FieldSchema, "field" | "label" | "component"> & { readonly component?: FieldSchema["component"] };

/** One field of a record, with its settings for search, form, table and detail. */
export interface CrudSchema<Row> {
  readonly field: string;
  readonly label: string;
  /** Settings in the search, which omits the field without them. The control is a text field by default. */
  readonly search?: Field;
  /** Settings in the form; `false` omits the field. The control is a text field by default. */
  readonly form?: Field | false;
  readonly table?: Omit<Partial<Column<Row>>, "field" | "label"> | false;
  readonly detail?: Omit<Partial<Description<Row>>, "field" | "label"> | false;
}

export interface CrudSchemas<Row> {
  readonly searchSchema: readonly FieldSchema[];
  readonly formSchema: readonly FieldSchema[];
  readonly tableColumns: readonly Column<Row>[];
  readonly detailSchema: readonly Description<Row>[];
}

/** Derives the schemas for search, form, table and detail from one list of fields. */
export function crudSchemas<Row>(schema: readonly CrudSchema<Row>[]): CrudSchemas<Row> {
  const field = ({ field, label }: CrudSchema<Row>, own: Field | undefined): FieldSchema =>
    ({ component: "Input", ...own, field, label }) as FieldSchema;
  return {
    searchSchema: schema.flatMap((one) => (one.search ? [field(one, one.search)] : [])),
    formSchema: schema.flatMap((one) => (one.form === false ? [] : [field(one, one.form)])),
    tableColumns: schema.flatMap(({ field, label, table }) => (table === false ? [] : [{ ...table, field, label }])),
    detailSchema: schema.flatMap(({ field, label, detail }) => (detail === false ? [] : [{ ...detail, field, label }])),
  };
}

/**
 * `crudSchemas` in a component: derives the four schemas again only if `schema` is another array.
 * @example
 * const { searchSchema, tableColumns } = useCrudSchemas([
 *   { field: "title", label: t`Title`, search: {}, form: { formItemProps: { rules: [required()] } }, detail: { span: 24 } },
 * ]);
 */
export const useCrudSchemas = <Row>(schema: readonly CrudSchema<Row>[]): CrudSchemas<Row> =>
  useMemo(() => crudSchemas(schema), [schema]);
