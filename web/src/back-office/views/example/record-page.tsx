import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { useGo } from "#back-office/routing/use-go.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface RecordPageProps {
  /** Buttons beside the back button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one record, with a link back to the list. */
export function RecordPage({ actions, children }: RecordPageProps) {
  const go = useGo();
  return (
    <Section
      tools={
        <chakra.div display="flex" gap="2">
          <Button size="sm" variant="outline" onClick={() => go("/example/example-page")}>
            <Icon of={ArrowLeft} size={16} />
            <Trans>Back</Trans>
          </Button>
          {actions}
        </chakra.div>
      }
    >
      {children}
    </Section>
  );
}
