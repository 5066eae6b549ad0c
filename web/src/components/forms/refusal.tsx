import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** The server's reason for refusing the form, announced at once to screen readers. Renders nothing without a reason. */
export function Refusal({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <chakra.p
      role="alert"
      display="flex"
      gap="2"
      padding="3"
      borderRadius="control"
      bg="failure.soft"
      color="failure"
      fontSize="sm"
    >
      <Icon of={CircleAlert} size={18} />
      <chakra.span whiteSpace="pre-line">{children}</chakra.span>
    </chakra.p>
  );
}
