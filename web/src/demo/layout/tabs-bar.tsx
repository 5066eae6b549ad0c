import { Menu } from "@ark-ui/react/menu";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronsLeft, ChevronsRight, RotateCw, Settings2, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useTitleText } from "#demo/routing/titles.ts";
import { MenuList } from "./dropdown.tsx";
import { closes, type Tab } from "./tab-list.ts";
import { useTabActions, useTabList } from "./tabs.ts";
import { ToolButton } from "./tool-button.tsx";
import { ViIcon } from "./vi-icon.tsx";

/** How far a press on an arrow moves the strip. */
const STEP_PX = 200;
const CHOICES = ["reload", "this", "left", "right", "others", "all"] as const;
type Choice = (typeof CHOICES)[number];

interface TabsBarProps {
  /** The path of the page on screen. */
  readonly current: string;
  readonly icons: boolean;
  readonly sticks: boolean;
}

/** The open tabs; a right press, the menu key, or the last button opens what can be done to one. */
export function TabsBar({ current, icons, sticks }: TabsBarProps) {
  const { t } = useLingui();
  const tabs = useTabList();
  const actions = useTabActions(current);
  const strip = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<{ path: string; x: number; y: number } | null>(null);
  const [open, setOpen] = useState(false);
  const scroll = (px: number): void => strip.current?.scrollBy({ left: px, behavior: "smooth" });
  const ask = (path: string, x: number, y: number): void => {
    setAsked({ path, x, y });
    setOpen(true);
  };
  const path = asked?.path ?? current;
  const labels: Record<Choice, string> = {
    reload: t`Reload`,
    this: t`Close this tab`,
    left: t`Close those to the left`,
    right: t`Close those to the right`,
    others: t`Close the others`,
    all: t`Close all`,
  };
  const isPossible = (choice: Choice): boolean => (choice === "reload" ? path === current : closes(tabs, path, choice));
  return (
    <Strip as="section" aria-label={t`Open tabs`} data-tour="tabs" sticks={sticks}>
      <ToolButton bar="tabs" aria-label={t`Scroll left`} onClick={() => scroll(-STEP_PX)}>
        <Icon of={ChevronsLeft} size={16} />
      </ToolButton>
      <chakra.ul
        ref={strip}
        flex="1"
        minWidth="0"
        display="flex"
        alignItems="center"
        gap="1"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.page.path}
            tab={tab}
            isCurrent={tab.page.path === current}
            icons={icons}
            onAsk={(event) => {
              event.preventDefault();
              const box = event.currentTarget.getBoundingClientRect();
              // The menu key has no place of its own.
              const byKey = event.clientX === 0 && event.clientY === 0;
              ask(tab.page.path, byKey ? box.left : event.clientX, byKey ? box.bottom : event.clientY);
            }}
            onClose={() => actions.close(tab.page.path, "this")}
          />
        ))}
      </chakra.ul>
      <ToolButton bar="tabs" aria-label={t`Scroll right`} onClick={() => scroll(STEP_PX)}>
        <Icon of={ChevronsRight} size={16} />
      </ToolButton>
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
      <Menu.Root
        lazyMount
        unmountOnExit
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        anchorPoint={asked && { x: asked.x, y: asked.y }}
        aria-label={t`Tab menu`}
        onSelect={({ value }) => {
          const choice = CHOICES.find((one) => one === value);
          if (choice === "reload") actions.reload(path);
          else if (choice) actions.close(path, choice);
        }}
      >
        <MenuList items={CHOICES.map((value) => ({ value, label: labels[value], disabled: !isPossible(value) }))} />
      </Menu.Root>
    </Strip>
  );
}

interface TabItemProps {
  readonly tab: Tab;
  readonly isCurrent: boolean;
  readonly icons: boolean;
  readonly onAsk: (event: MouseEvent<HTMLLIElement>) => void;
  readonly onClose: () => void;
}

function TabItem({ tab, isCurrent, icons, onAsk, onClose }: TabItemProps) {
  const { t } = useLingui();
  const titleText = useTitleText();
  const { node } = tab.page;
  const title = tab.title ?? titleText(node.title);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  return (
    <Item ref={item} onContextMenu={onAsk} data-current={isCurrent || undefined}>
      <Go href={`#${tab.href}`} aria-current={isCurrent ? "page" : undefined} data-alone={node.meta.affix || undefined}>
        {icons && node.icon && <ViIcon name={node.icon} size={12} />}
        <chakra.span overflow="hidden" textOverflow="ellipsis" maxWidth="40">
          {title}
        </chakra.span>
      </Go>
      {!node.meta.affix && (
        <Close aria-label={t`Close ${title}`} onClick={onClose}>
          <Icon of={X} size={14} />
        </Close>
      )}
    </Item>
  );
}

const Strip = chakra("div", {
  base: {
    gridArea: "tabs",
    display: "flex",
    alignItems: "center",
    height: "35px",
    minWidth: "0",
    bg: "bg.raised",
    color: "ink.second",
    borderBottomWidth: "1px",
    // Below the head, whose menus come out over it.
    zIndex: "5",
    _print: { display: "none" },
  },
  variants: { sticks: { true: { position: "sticky", top: "50px" }, false: {} } },
});
const Item = chakra("li", {
  base: {
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    height: "28px",
    borderWidth: "1px",
    borderRadius: "4px",
    fontSize: "xs",
    color: "ink",
    _hover: { color: "link" },
    "&[data-current]": {
      bg: "action",
      borderColor: "action",
      color: "action.on",
      _highContrast: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
  },
});
const Go = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    height: "full",
    paddingInlineStart: "3",
    paddingInlineEnd: "1",
    color: "inherit",
    whiteSpace: "nowrap",
    "&[data-alone]": { paddingInlineEnd: "3" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
const Close = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      boxSize: "6",
      color: "inherit",
      cursor: "pointer",
      borderRadius: "4px",
      _focusVisible: { outlineOffset: "-2px" },
    },
  },
  { defaultProps: { type: "button" } },
);
