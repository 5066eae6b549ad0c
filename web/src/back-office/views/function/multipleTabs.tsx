import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Section } from "#back-office/parts/section.tsx";
import { useGo } from "#back-office/routing/use-go.ts";
import { Button } from "#components/ui/button.tsx";

const TABS = [1, 2, 3, 4, 5] as const;

/** Opens the details of five items, each in its own tab. */
export function View() {
  const go = useGo();
  return (
    <Section
      title={<Trans>Several tabs of one view</Trans>}
      intro={<Trans>Each button opens the same view for another number, in a tab of its own.</Trans>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {TABS.map((id) => (
          <Button key={id} size="sm" onClick={() => go(`/function/multiple-tabs-demo/${id}`)}>
            <Trans>Open details {id}</Trans>
          </Button>
        ))}
      </chakra.div>
    </Section>
  );
}
