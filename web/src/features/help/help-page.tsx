import { Trans, useLingui } from "@lingui/react/macro";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { HelpActions } from "./help-actions.tsx";
import { AccountTopics, MoneyTopics } from "./help-topics.tsx";

/** Explains how to regain access, and how to change account data that members cannot edit themselves (rule R6). */
export function HelpPage() {
  const { t } = useLingui();
  usePageHead({ title: t`Help with your account` });
  return (
    <Container
      width="prose"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: "8", md: "10" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "14", md: "24" }}
    >
      <Stack gap="3">
        <Heading as="h1" size="xl">
          <Trans>Help with your account</Trans>
        </Heading>
        <Lead>
          <Trans>
            Start a top-up, a withdrawal or your identity check, or read what to do when something does not work.
          </Trans>
        </Lead>
      </Stack>
      <HelpActions />
      <AccountTopics />
      <MoneyTopics />
    </Container>
  );
}
