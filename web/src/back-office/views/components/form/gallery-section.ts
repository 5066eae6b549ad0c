import type { ControlName, FieldSchema } from "#back-office/parts/form/schema.ts";

/** The fields of one section of the gallery, after its heading. */
export type GallerySection = readonly FieldSchema[];

/** A titled section of variants of one control; named by its first field. */
export function section<Name extends ControlName>(
  component: Name,
  title: string,
  fields: readonly Omit<Extract<FieldSchema, { readonly component: Name }>, "component">[],
): GallerySection {
  return [
    { field: `divider-${fields[0]?.field ?? ""}`, component: "Divider", label: title },
    ...fields.map((field) => ({ ...field, component }) as FieldSchema),
  ];
}
