import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Stack } from "#components/layout/stack.tsx";

interface NextStep {
  key: string;
  when: ReactNode;
  what: ReactNode;
}

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Stack as="section" gap="3">
      <chakra.h3 fontSize="sm">
        <Trans>What happens next</Trans>
      </chakra.h3>
      <chakra.ol listStyle="none" display="grid" fontSize="sm" lineHeight="snug">
        {steps.map(({ key, when, what }) => (
          <chakra.li
            key={key}
            position="relative"
            paddingStart="6"
            paddingBottom="4"
            _before={{
              content: '""',
              position: "absolute",
              insetStart: "0",
              top: "0.3em",
              boxSize: "0.75rem",
              borderRadius: "full",
              borderWidth: "2px",
              borderStyle: "solid",
              borderColor: "brand",
              bg: "bg.raised",
              zIndex: "1",
            }}
            _after={{
              content: '""',
              position: "absolute",
              insetStart: "calc(0.375rem - 1px)",
              top: "0.5em",
              bottom: "-0.3em",
              borderInlineStartWidth: "2px",
              borderStyle: "solid",
              borderColor: "hairline",
            }}
            _last={{ paddingBottom: "0", _after: { display: "none" } }}
          >
            <chakra.span display="block" fontWeight="semibold">
              {when}
            </chakra.span>
            <chakra.span color="ink.second">{what}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Stack>
  );
}
