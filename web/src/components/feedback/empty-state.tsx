import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { StateArt } from "./state-art.tsx";

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="4"
      paddingY={{ base: "8", md: "12" }}
      textAlign="center"
    >
      <StateArt of="empty" />
      <Stack gap="1">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {text && <Muted maxWidth="prose">{text}</Muted>}
      </Stack>
      {action}
    </chakra.div>
  );
}
