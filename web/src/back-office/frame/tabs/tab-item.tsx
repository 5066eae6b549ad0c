import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import type { Tab } from "#back-office/routing/tab-list.ts";
import { useTitleText } from "#back-office/routing/titles.ts";
import { Icon } from "#components/ui/icon.tsx";

interface TabItemProps {
  readonly tab: Tab;
  readonly isCurrent: boolean;
  readonly icons: boolean;
  /** Called on a right click or the menu key. */
  readonly onAsk: (event: MouseEvent<HTMLLIElement>) => void;
  readonly onClose: () => void;
}

/** A tab: its link, and a close button unless the tab is fixed. */
export function TabItem({ tab, isCurrent, icons, onAsk, onClose }: TabItemProps) {
  const { t } = useLingui();
  const titleText = useTitleText();
  const { node } = tab.page;
  const title = tab.title ?? titleText(node.title);
  return (
    <Item onContextMenu={onAsk} data-current={isCurrent || undefined}>
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

const Item = chakra("li", {
  base: {
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    height: "calc(var(--tabs-height) - 7px)",
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
      width: "24px",
      height: "full",
      color: "inherit",
      cursor: "pointer",
      borderRadius: "4px",
      _focusVisible: { outlineOffset: "-2px" },
    },
  },
  { defaultProps: { type: "button" } },
);
