import { chakra } from "@chakra-ui/react";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordStrengthBar } from "#components/forms/password-strength-bar.tsx";
import { ariaOf, type ControlState, textOf } from "../control.ts";

interface PasswordProps extends ControlState {
  /** Shows the password's strength below the field. */
  readonly strength?: boolean;
  readonly placeholder?: string;
  readonly autoComplete?: "new-password" | "current-password" | "off";
}

export function PasswordControl({ strength = false, placeholder, autoComplete = "off", ...state }: PasswordProps) {
  const text = textOf(state.value);
  return (
    <chakra.div display="grid" gap="1.5" fontSize="sm">
      <PasswordInput
        {...ariaOf(state)}
        {...(placeholder && { placeholder })}
        autoComplete={autoComplete}
        value={text}
        onChange={({ currentTarget }) => state.onChange(currentTarget.value)}
      />
      {strength && <PasswordStrengthBar password={text} />}
    </chakra.div>
  );
}
