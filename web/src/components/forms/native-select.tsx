import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";

interface NativeSelectProps<Value extends string> extends Omit<ComponentProps<typeof Control>, "value" | "onChange"> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
}

/** A native select styled as a text control: it opens the phone's own list and has the standard keyboard support. */
export function NativeSelect<Value extends string>({
  value,
  options,
  onValueChange,
  ...rest
}: NativeSelectProps<Value>) {
  return (
    <chakra.div position="relative">
      <Control
        {...rest}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          // Ignore events that do not change the value; announce-values.ts dispatches them for values that a program
          // wrote (rule B10).
          if (chosen && chosen.value !== value) onValueChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      <chakra.span
        position="absolute"
        insetEnd="3"
        top="0"
        height="full"
        display="flex"
        alignItems="center"
        color="ink.second"
        pointerEvents="none"
      >
        <Icon of={ChevronDown} size={18} />
      </chakra.span>
    </chakra.div>
  );
}

const Control = chakra("select", {
  base: {
    appearance: "none",
    width: "full",
    minHeight: "control",
    paddingStart: "3",
    paddingEnd: "9",
    paddingY: "2",
    fontSize: "md",
    lineHeight: "snug",
    color: "ink",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    textOverflow: "ellipsis",
    cursor: "pointer",
    transitionProperty: "border-color",
    transitionDuration: "fast",
    _hover: { borderColor: "ink.second" },
  },
});
