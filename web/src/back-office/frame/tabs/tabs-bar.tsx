import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { RotateCw, Settings2 } from "lucide-react";
import { useState } from "react";
import { ToolButton } from "#back-office/frame/tool-button.tsx";
import { useTabActions, useTabList } from "#back-office/routing/tabs.ts";
import { Icon } from "#components/ui/icon.tsx";
import { ScrollStrip } from "./scroll-strip.tsx";
import { TabItem } from "./tab-item.tsx";
import { TabMenu } from "./tab-menu.tsx";

interface TabsBarProps {
  /** The path of the current page. */
  readonly current: string;
  readonly icons: boolean;
  readonly sticks: boolean;
}

/** The open tabs; right click, the menu key or the last button opens a tab's menu. */
export function TabsBar({ current, icons, sticks }: TabsBarProps) {
  const { t } = useLingui();
  const tabs = useTabList();
  const actions = useTabActions(current);
  const [asked, setAsked] = useState<{ path: string; x: number; y: number } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (path: string, x: number, y: number): void => {
    setAsked({ path, x, y });
    setOpen(true);
  };
  return (
    <Strip as="section" aria-label={t`Open tabs`} data-tour="tabs" sticks={sticks}>
      <ScrollStrip bar="tabs" active={current}>
        {tabs.map((tab) => (
          <TabItem
            key={tab.page.path}
            tab={tab}
            isCurrent={tab.page.path === current}
            icons={icons}
            onAsk={(event) => {
              event.preventDefault();
              const box = event.currentTarget.getBoundingClientRect();
              // The menu key sends no pointer position: open the menu below the tab.
              const byKey = event.clientX === 0 && event.clientY === 0;
              ask(tab.page.path, byKey ? box.left : event.clientX, byKey ? box.bottom : event.clientY);
            }}
            onClose={() => actions.close(tab.page.path, "this")}
          />
        ))}
      </ScrollStrip>
      <ToolButton bar="tabs" aria-label={t`Reload`} title={t`Reload`} onClick={() => actions.reload(current)}>
        <Icon of={RotateCw} size={16} />
      </ToolButton>
      <ToolButton
        bar="tabs"
        aria-label={t`Tab menu`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          ask(current, box.right, box.bottom);
        }}
      >
        <Icon of={Settings2} size={16} />
      </ToolButton>
      <TabMenu
        path={asked?.path ?? current}
        current={current}
        open={open}
        onOpen={setOpen}
        at={asked}
        actions={actions}
      />
    </Strip>
  );
}

const Strip = chakra("div", {
  base: {
    gridArea: "tabs",
    display: "flex",
    alignItems: "center",
    height: "var(--tabs-height)",
    paddingInlineStart: "4px",
    minWidth: "0",
    bg: "bg.raised",
    color: "ink.second",
    borderBottomWidth: "1px",
    // Lower than the header, whose menus overlap the tabs.
    zIndex: "5",
    _print: { display: "none" },
  },
  variants: { sticks: { true: { position: "sticky", top: "var(--head-height)" }, false: {} } },
});
