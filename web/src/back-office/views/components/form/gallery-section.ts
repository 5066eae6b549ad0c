import type { ControlName, FieldSchema } from "#back-office/parts/form/schema.ts";

/** The fields of one section of the gallery, after a divider with the section's title. */
export type GallerySection = readonly FieldSchema[];

/** Creates a section with the variants of one control; the divider is named after the first field. */
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
