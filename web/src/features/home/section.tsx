import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";

interface SectionProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Container paddingTop={{ base: "14", md: "24" }}>
        <Stack gap="3" marginBottom="8">
          <Heading id={id} size="lg">
            {title}
          </Heading>
          {intro && <Lead>{intro}</Lead>}
        </Stack>
        {children}
      </Container>
    </chakra.section>
  );
}
