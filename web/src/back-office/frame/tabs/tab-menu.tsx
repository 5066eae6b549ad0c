import { Menu } from "@ark-ui/react/menu";
import { useLingui } from "@lingui/react/macro";
import { MenuList } from "#back-office/frame/dropdown.tsx";
import { closes } from "#back-office/routing/tab-list.ts";
import { type TabActions, useTabList } from "#back-office/routing/tabs.ts";

const CHOICES = ["reload", "this", "left", "right", "others", "all"] as const;
type Choice = (typeof CHOICES)[number];

interface TabMenuProps {
  /** Path of the tab that the menu belongs to; `current` is the path of the current tab. */
  readonly path: string;
  readonly current: string;
  readonly actions: TabActions;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Position of the menu, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** Actions for a tab and its neighbours; those without an effect are disabled. */
export function TabMenu({ path, current, actions, open, onOpen, at }: TabMenuProps) {
  const { t } = useLingui();
  const tabs = useTabList();
  const labels: Record<Choice, string> = {
    reload: t`Reload`,
    this: t`Close this tab`,
    left: t`Close tabs to the left`,
    right: t`Close tabs to the right`,
    others: t`Close other tabs`,
    all: t`Close all`,
  };
  const isPossible = (choice: Choice): boolean => (choice === "reload" ? path === current : closes(tabs, path, choice));
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      // Set the position here: the library sets it only on a press of a trigger, which this menu does not have.
      positioning={{ getAnchorRect: () => at && { x: at.x, y: at.y, width: 0, height: 0 } }}
      aria-label={t`Tab menu`}
      onSelect={({ value }) => {
        const choice = CHOICES.find((one) => one === value);
        if (choice === "reload") actions.reload(path);
        else if (choice) actions.close(path, choice);
      }}
    >
      <MenuList items={CHOICES.map((value) => ({ value, label: labels[value], disabled: !isPossible(value) }))} />
    </Menu.Root>
  );
}
