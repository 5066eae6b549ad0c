import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useId } from "react";
import { type Control, useController } from "react-hook-form";
import { FieldError } from "#components/forms/field-error.tsx";
import type { ControlState } from "./control.ts";
import { CONTROLS, GROUPS } from "./controls.ts";
import type { FieldSchema } from "./schema.ts";
import type { FormValues } from "./validators.ts";

interface FormItemProps {
  readonly field: FieldSchema;
  readonly control: Control<FormValues>;
  readonly disabled?: boolean;
  /** The control's id, if its label is rendered elsewhere; that label's id must be `${id}-label`. */
  readonly id?: string;
}

/** A field of a form: label, control, error and hint. */
export function FormItem({ field: schema, control, disabled = false, ...props }: FormItemProps) {
  const { field: name, label, component, componentProps, formItemProps = {}, colProps, optionApi } = schema;
  const own = useId();
  const id = props.id ?? own;
  const { rules = [], hint, required = false } = formItemProps;
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: async (value: unknown, values) => {
        for (const rule of rules) {
          const fault = await rule(value, values);
          if (fault !== undefined) return fault;
        }
        return true;
      },
    },
  });
  const options = useQuery({
    queryKey: ["back-office-options", name, id],
    queryFn: () => optionApi?.() ?? [],
    enabled: optionApi !== undefined,
  });
  const error = fieldState.error?.message;
  const span = colProps?.span ?? 12;
  if (component === "Divider") return <Line>{label && <h3>{label}</h3>}</Line>;
  const state: ControlState = {
    id,
    labelId: `${id}-label`,
    labelText: typeof label === "string" ? label : name,
    describedBy: [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
    invalid: error !== undefined,
    required,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ...(disabled && { disabled }),
  };
  const Of = CONTROLS[component] as ComponentType<ControlState & { readonly options?: unknown }>;
  return (
    <Cell
      data-field={name}
      style={{ "--span": span } as object}
      // The form library focuses an invalid field through this ref.
      ref={() => {
        field.ref({ focus: () => focusIn(id) });
      }}
    >
      {label !== undefined && (
        <Label {...(!GROUPS.has(component) && { htmlFor: id })} id={state.labelId}>
          {label}
          {required && <Mark aria-hidden>*</Mark>}
        </Label>
      )}
      <chakra.div minWidth="0" flex="1">
        <Of {...state} {...componentProps} {...(options.data && { options: options.data })} />
        {error && (
          <chakra.div marginTop="1">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </chakra.div>
        )}
        {hint && (
          <chakra.div id={`${id}-hint`} marginTop="1" color="ink.second" fontSize="sm" lineHeight="snug">
            {hint}
          </chakra.div>
        )}
      </chakra.div>
    </Cell>
  );
}

/** Focuses a control; in a group, the first one. */
function focusIn(id: string): void {
  const element = document.getElementById(id);
  const inner = element?.matches("[role=group]")
    ? element.querySelector<HTMLElement>("input:not([type=hidden]), button, [tabindex='0'], [contenteditable=true]")
    : element;
  inner?.focus();
}

/** Width at which labels fit beside two controls in a row. */
const BESIDE = "@container (min-width: 46rem)";

const Cell = chakra("div", {
  base: {
    minWidth: "0",
    display: "flex",
    flexDirection: "column",
    gap: "1.5",
    [BESIDE]: { "[data-beside] > &": { flexDirection: "row", columnGap: "3" } },
  },
});
const Label = chakra("label", {
  base: {
    fontSize: "sm",
    fontWeight: "medium",
    lineHeight: "snug",
    [BESIDE]: {
      "[data-beside] > * > &": {
        width: "var(--label-width)",
        flexShrink: 0,
        paddingTop: "2",
        textAlign: "end",
      },
    },
  },
});
const Mark = chakra("span", { base: { marginInlineStart: "0.5", color: "failure" } });
const Line = chakra("div", {
  base: {
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    gap: "4",
    color: "ink",
    fontSize: "md",
    _before: { content: '""', width: "5", height: "1px", bg: "hairline" },
    _after: { content: '""', flex: "1", height: "1px", bg: "hairline" },
  },
});
