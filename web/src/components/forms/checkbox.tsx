import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

const TICK = "polygon(14% 44%, 0 60%, 42% 100%, 100% 20%, 84% 6%, 40% 68%)";

const Box = chakra("input", {
  base: {
    appearance: "none",
    display: "grid",
    placeContent: "center",
    boxSize: "5",
    marginTop: "0.5",
    flexShrink: 0,
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    bg: "bg.raised",
    cursor: "pointer",
    _before: { content: '""', boxSize: "3", bg: "action.on", clipPath: TICK, opacity: 0 },
    _checked: { bg: "action", borderColor: "action", _before: { opacity: 1 } },
    _invalid: { borderColor: "failure" },
    _highContrast: { appearance: "auto" },
  },
});

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, "type" | "children"> {
  label: ReactNode;
  error?: ReactNode;
}

/** A tick with its sentence, which may hold links. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <Box
          id={id}
          {...rest}
          type="checkbox"
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
