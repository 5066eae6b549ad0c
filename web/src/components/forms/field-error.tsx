import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** The error text below a control; `id` is for the control's aria-describedby. */
export function FieldError({ children, ...rest }: ComponentProps<typeof Line>) {
  return (
    <Line {...rest}>
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </Line>
  );
}

const Line = chakra("p", {
  base: { display: "flex", gap: "1.5", color: "failure", fontSize: "sm", lineHeight: "snug" },
});
