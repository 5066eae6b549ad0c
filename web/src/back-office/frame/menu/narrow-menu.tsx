import { chakra } from "@chakra-ui/react";
import { ScrollStrip } from "#back-office/frame/tabs/scroll-strip.tsx";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { useTitleText } from "#back-office/routing/titles.ts";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { FlyOut } from "./fly-out.tsx";
import { EntryLink, EntryText } from "./menu-level.tsx";
import type { MenuEntry } from "./menu-tree.ts";

interface NarrowMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly active: string;
}

/** The collapsed menu: only icons; the children of an entry open at its side. */
export function NarrowMenu({ entries, active }: NarrowMenuProps) {
  const titleText = useTitleText();
  return (
    <ul>
      {entries.map((entry) => {
        const title = titleText(entry.title);
        const icon = <ViIcon name={entry.icon ?? ""} size={18} />;
        return (
          <li key={entry.path} title={title}>
            {entry.children.length > 0 ? (
              <FlyOut entry={entry} active={active} side="right" label={title}>
                {icon}
              </FlyOut>
            ) : (
              <EntryLink entry={entry} active={active} onPick={() => undefined} compact>
                {icon}
                <VisuallyHidden>{title}</VisuallyHidden>
              </EntryLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The menu in the header; the children of an entry open below it. */
export function HeadMenu({ entries, active }: NarrowMenuProps) {
  return (
    <ScrollStrip bar="head" active={active}>
      {entries.map((entry) => (
        <chakra.li key={entry.path} flexShrink={0} display="grid" alignItems="stretch">
          {entry.children.length > 0 ? (
            <FlyOut entry={entry} active={active} side="bottom">
              <EntryText entry={entry} />
            </FlyOut>
          ) : (
            <EntryLink entry={entry} active={active} ground="head" onPick={() => undefined} />
          )}
        </chakra.li>
      ))}
    </ScrollStrip>
  );
}
