import { chakra } from "@chakra-ui/react";
import { type CSSProperties, memo, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { CONTROL_HEIGHT } from "#back-office/stores/size.ts";
import { FormItem } from "./form-item.tsx";
import type { FieldSchema } from "./schema.ts";
import type { SchemaFormApi } from "./use-schema-form.ts";

interface SchemaFormProps {
  readonly form: SchemaFormApi;
  /** Renders only the fields for which this returns true, for forms split into sections. */
  readonly only?: (field: FieldSchema) => boolean;
  /** Fills each row with as many fields as fit, and ignores the widths in `colProps`. */
  readonly flows?: boolean;
  /** Content after the last field. */
  readonly after?: ReactNode;
}

/** The fields of a form in a 24-column grid. The caller renders the `form` element. */
export function SchemaForm({ form, only, flows = false, after }: SchemaFormProps) {
  const { schema, control, props } = form;
  const asked = schema.filter((one) => !one.remove && one.hidden !== true && (only === undefined || only(one)));
  // Subscribe to values only if the visibility of a field depends on them.
  const depends = asked.some(({ hidden }) => typeof hidden === "function");
  const watched = useWatch({ control, disabled: !depends });
  const shown = asked.filter(({ hidden }) => typeof hidden !== "function" || !hidden(watched));
  return (
    <Frame>
      <Rows
        data-flows={flows || undefined}
        data-size={props.size}
        data-beside={props.labelWidth === undefined ? undefined : true}
        style={{ "--label-width": props.labelWidth ?? "auto" } as CSSProperties}
      >
        {shown.map((one) => (
          <Item key={one.field} field={one} control={control} disabled={props.disabled === true} />
        ))}
        {after && <div data-after>{after}</div>}
      </Rows>
    </Frame>
  );
}

const Item = memo(FormItem);

const Frame = chakra("div", { base: { containerType: "inline-size" } });
const Rows = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container (min-width: 32rem)": { gridTemplateColumns: "repeat(24, minmax(0, 1fr))" },
    columnGap: "5",
    rowGap: "5",
    "&[data-flows]": { display: "flex", flexWrap: "wrap", alignItems: "flex-start" },
    "&[data-beside]": { rowGap: "3.5" },
    "&[data-size=small]": { "--field-height": CONTROL_HEIGHT.small, rowGap: "4" },
    "&[data-size=default]": { "--field-height": CONTROL_HEIGHT.default },
    "&[data-size=large]": { "--field-height": CONTROL_HEIGHT.large },
    "&[data-flows] > [data-field]": { flex: "1 1 13rem", maxWidth: { base: "full", sm: "18rem" } },
    "&:not([data-flows]) > [data-after]": { gridColumn: "1 / -1" },
    "& > [data-after]": { alignSelf: "flex-end" },
    "&:not([data-flows]) > [data-field]": {
      "@container (min-width: 32rem)": { gridColumn: "span var(--span)" },
    },
  },
});
