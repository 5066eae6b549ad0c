import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { useTabs } from "#back-office/routing/tabs.ts";
import { Button } from "#components/ui/button.tsx";

const ANALYSIS = "/dashboard/analysis";

/** The tab actions of a view. */
export function View() {
  const { t } = useLingui();
  const tabs = useTabs();
  const [count, setCount] = useState(0);
  const rename = (of?: string) => {
    const number = count + 1;
    setCount(number);
    tabs.setTitle(t`New title ${number}`, of);
  };
  const actions = [
    { label: t`Close all tabs`, run: tabs.closeAll },
    { label: t`Close tabs to the left`, run: tabs.closeLeft },
    { label: t`Close tabs to the right`, run: tabs.closeRight },
    { label: t`Close other tabs`, run: tabs.closeOthers },
    { label: t`Close this tab`, run: tabs.closeCurrent },
    { label: t`Load this page again`, run: tabs.refresh },
    { label: t`Rename this tab`, run: () => rename() },
    { label: t`Rename the analysis tab`, run: () => rename(ANALYSIS) },
  ];
  return (
    <Section
      title={<Trans>Tabs</Trans>}
      intro={<Trans>Tabs that are open from the start stay, whatever you close.</Trans>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {actions.map(({ label, run }) => (
          <Button key={label} size="sm" variant="outline" onClick={run}>
            {label}
          </Button>
        ))}
      </chakra.div>
    </Section>
  );
}
