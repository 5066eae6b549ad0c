import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { FieldError } from "./field-error.tsx";

/** Attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Style with which scrolling to a control, such as an invalid one, also shows its label. */
export const LABEL_IN_VIEW = { scrollMarginTop: "3.5rem" } as const;

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error text; its presence marks the control as invalid. */
  error?: ReactNode;
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== "" && error !== false;
  const describedBy = [hasError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <chakra.div display="grid" gap="1.5" minWidth="0" css={{ "& :is(input, textarea)": LABEL_IN_VIEW }}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" lineHeight="snug">
        {label}
        {optional && (
          <chakra.span marginStart="2" color="ink.second" fontWeight="normal">
            <Trans>Optional</Trans>
          </chakra.span>
        )}
      </chakra.label>
      {children({ id, "aria-invalid": hasError || undefined, "aria-describedby": describedBy || undefined })}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <Muted as="div" id={`${id}-hint`} lineHeight="snug">
          {hint}
        </Muted>
      )}
    </chakra.div>
  );
}
