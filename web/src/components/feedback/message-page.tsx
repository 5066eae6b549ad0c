import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { StateArt, type StateArtName } from "./state-art.tsx";

interface MessagePageProps {
  title: string;
  text: ReactNode;
  action: ReactNode;
  art?: StateArtName;
}

/** A page that shows one message, such as "not found": an illustration, a heading, a sentence and buttons or links. */
export function MessagePage({ title, text, action, art = "empty" }: MessagePageProps) {
  usePageHead({ title });
  return (
    <Container
      width="prose"
      flex="1"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
      justifyItems="center"
      gap="6"
      paddingY={{ base: "14", md: "24" }}
      textAlign="center"
    >
      <StateArt of={art} />
      <Stack gap="3">
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        <Lead>{text}</Lead>
      </Stack>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {action}
      </chakra.div>
    </Container>
  );
}
