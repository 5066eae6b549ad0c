import { Menu } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { ToolButton } from "./tool-button.tsx";

export interface DropdownItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface DropdownProps<Value extends string> {
  /** The button's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly items: readonly DropdownItem<Value>[];
  readonly onSelect: (value: Value) => void;
  /** The current item, which is marked with a tick. */
  readonly chosen?: Value;
}

/** A header button that opens a menu. */
export function Dropdown<Value extends string>({ label, children, items, onSelect, chosen }: DropdownProps<Value>) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: "bottom-end" }}
      onSelect={({ value }) => {
        const item = items.find((one) => one.value === value);
        if (item) onSelect(item.value);
      }}
    >
      <Menu.Trigger asChild>
        <ToolButton aria-label={label} title={label}>
          {children}
        </ToolButton>
      </Menu.Trigger>
      <MenuList items={items} chosen={chosen} />
    </Menu.Root>
  );
}

/** The list of a menu, separate from the trigger: the menu of a tab has no trigger. */
export function MenuList<Value extends string>({
  items,
  chosen,
}: {
  items: readonly DropdownItem<Value>[];
  chosen?: Value | undefined;
}) {
  return (
    <Portal>
      <Positioner>
        <Content>
          {items.map(({ value, label, lang, disabled }) => (
            <Item
              key={value}
              value={value}
              disabled={disabled}
              lang={lang}
              aria-current={chosen === value || undefined}
            >
              {label}
              {chosen === value && <Icon of={Check} size={16} />}
            </Item>
          ))}
        </Content>
      </Positioner>
    </Portal>
  );
}

const Positioner = chakra(Menu.Positioner, { base: { zIndex: "overlay !important" } });
const Content = chakra(Menu.Content, {
  base: {
    minWidth: "40",
    maxWidth: "calc(100vw - {spacing.4})",
    paddingY: "1",
    bg: "bg.raised",
    color: "ink",
    borderWidth: "1px",
    borderRadius: "sm",
    boxShadow: "float",
    outline: "none",
    fontSize: "sm",
  },
});
const Item = chakra(Menu.Item, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minHeight: "9",
    paddingX: "4",
    paddingY: "1.5",
    cursor: "pointer",
    "&[data-highlighted]": { bg: "brand.soft", color: "link" },
    "&[data-disabled]": { color: "ink.second", opacity: 0.6, cursor: "not-allowed" },
    _highContrast: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  },
});
