import { chakra } from "@chakra-ui/react";
import type { FormEvent, ReactNode } from "react";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { StepTitle } from "#features/personage/forms/step-title.tsx";

interface StepFrameProps {
  /** The step; a change remounts the heading, which then takes the focus. */
  step: "form" | "review";
  title: ReactNode;
  lead?: ReactNode;
  onSubmit?: () => void;
  /** Beside the form on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame shared by a form and its review. */
export function StepFrame({ step, title, lead, onSubmit, aside, children }: StepFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 30rem) minmax(0, 1fr)" }}
      alignItems="start"
      gap={{ base: "6", lg: "8" }}
    >
      {/* Clips sticky buttons to the panel's rounded corners. */}
      <Panel as="section" overflow="clip">
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Stack key={step} gap="1.5">
            <StepTitle>{title}</StepTitle>
            {lead && <Muted lineHeight="snug">{lead}</Muted>}
          </Stack>
          {children}
        </chakra.form>
      </Panel>
      {aside}
    </chakra.div>
  );
}
