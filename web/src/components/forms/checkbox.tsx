import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { Tick } from "./tick.tsx";

const Box = chakra(Tick, { base: { boxSize: "5", marginTop: "0.5", borderRadius: "sm" } });

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, "type" | "children"> {
  label: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label, which may contain links. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <Box
          id={id}
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <chakra.label htmlFor={id} fontSize="sm" cursor="pointer">
          {label}
        </chakra.label>
      </chakra.div>
      {error && (
        <chakra.div marginTop="1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </chakra.div>
      )}
    </div>
  );
}
