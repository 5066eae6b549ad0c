import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";

interface SectionProps {
  title: ReactNode;
  /** Actions for the whole section. */
  end?: ReactNode;
  children: ReactNode;
}

export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} padding={{ base: "4", md: "5" }} minWidth="0">
      <Stack gap="4">
        <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
          <Heading id={id} size="sm">
            {title}
          </Heading>
          {end}
        </chakra.header>
        {children}
      </Stack>
    </Panel>
  );
}
