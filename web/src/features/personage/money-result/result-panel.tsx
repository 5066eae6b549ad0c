import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { CircleCheck, CircleX, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { StepTitle } from "#features/personage/forms/step-title.tsx";
import { useCloseResult } from "./use-result.ts";

interface ResultPanelProps {
  title: ReactNode;
  lead: ReactNode;
  /** Whether the request has been rejected since it was sent. */
  isFailed?: boolean;
  /** The next steps; beside the amounts on wide screens. */
  aside: ReactNode;
  /** Buttons: a link to the result, and the next action. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * The result of a purchase, top-up or withdrawal, shown above the section's content (rule F7). The panel's heading
 * takes the focus.
 */
export function ResultPanel({ title, lead, isFailed = false, aside, actions, children }: ResultPanelProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [responseWasLost] = useState(() => router.history.location.state.responseWasLost === true);
  const close = useCloseResult();
  return (
    <Panel as="section" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <Stack gap="1.5">
          <StepTitle>
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              <chakra.span color={isFailed ? "failure" : "success"} display="inline-flex">
                <Icon of={isFailed ? CircleX : CircleCheck} size={26} />
              </chakra.span>
              {title}
            </chakra.span>
          </StepTitle>
          <Muted lineHeight="snug">{lead}</Muted>
        </Stack>
        <IconButton aria-label={t`Close`} onClick={close} margin="-2.5">
          <Icon of={X} />
        </IconButton>
      </chakra.div>
      {responseWasLost && (
        <Notice icon={CircleCheck}>
          <Trans>The reply was lost, but your request was received. You need not submit it again.</Trans>
        </Notice>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        alignItems="start"
        gap={{ base: "5", lg: "8" }}
      >
        <Stack gap="5">{children}</Stack>
        {aside}
      </chakra.div>
      <ButtonRow flexWrap="wrap">{actions}</ButtonRow>
    </Panel>
  );
}
