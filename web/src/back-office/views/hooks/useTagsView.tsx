import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Command, CommandButtons } from "#back-office/parts/command-buttons.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { useTabs } from "#back-office/routing/tabs.ts";

const ANALYSIS = "/dashboard/analysis";

export function View() {
  const { t } = useLingui();
  const tabs = useTabs();
  const [count, setCount] = useState(0);
  const rename = (of?: string) => {
    const number = count + 1;
    setCount(number);
    tabs.setTitle(t`New title ${number}`, of);
  };
  const commands: readonly Command[] = [
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
      <CommandButtons commands={commands} />
    </Section>
  );
}
