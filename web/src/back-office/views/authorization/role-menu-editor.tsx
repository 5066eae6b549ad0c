import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { PlainLabel } from "#back-office/parts/form/controls/option-looks.tsx";
import { flat, toTree } from "#back-office/parts/tree/tree-node.ts";
import { Tree } from "#back-office/parts/tree/tree.tsx";
import { Tick } from "#components/forms/tick.tsx";
import type { Menu } from "./menu-tree.ts";
import type { RoleGrant } from "./role-menu.ts";

interface RoleMenuProps {
  readonly menus: readonly Menu[];
  readonly grant: RoleGrant;
  /** Without it, the tree is read-only. */
  readonly onGrant?: (grant: RoleGrant) => void;
}

/** The menu as a tree of independent checkboxes, with the button permissions of the selected entry. */
export function RoleMenu({ menus, grant, onGrant }: RoleMenuProps) {
  const { t } = useLingui();
  const [id, setId] = useState<string | null>(null);
  const nodes = useMemo(() => toTree(menus, (menu) => ({ id: String(menu.id), label: menu.title })), [menus]);
  const chosen = flat(menus).find((menu) => String(menu.id) === id);
  const title = chosen?.title ?? "";
  const entries = chosen?.permissionList ?? [];
  const held = id === null ? [] : (grant.held.get(id) ?? []);
  const hold = (value: string, on: boolean) => {
    if (id === null) return;
    const others = held.filter((each) => each !== value);
    onGrant?.({ ...grant, held: new Map(grant.held).set(id, on ? [...others, value] : others) });
  };
  return (
    <chakra.section
      aria-label={t`Menu permissions`}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      gap="5"
      marginTop="6"
    >
      <div>
        <chakra.h3 fontSize="md" marginBottom="2">
          <Trans>Menu permissions</Trans>
        </chakra.h3>
        <Tree
          label={t`Menu permissions`}
          nodes={nodes}
          selected={id}
          onSelect={setId}
          checked={grant.seen}
          onCheck={(seen) => onGrant?.({ ...grant, seen })}
        />
      </div>
      <div aria-live="polite">
        <chakra.h3 fontSize="md" marginBottom="2">
          {chosen ? <Trans>Buttons of {title}</Trans> : <Trans>Button permissions</Trans>}
        </chakra.h3>
        {entries.length === 0 ? (
          <chakra.p color="ink.second" fontSize="sm">
            {chosen ? (
              <Trans>This entry has no button permissions.</Trans>
            ) : (
              <Trans>Choose an entry to see its buttons.</Trans>
            )}
          </chakra.p>
        ) : (
          <chakra.div display="grid" gap="2">
            {entries.map(({ id: number, label, value }) => (
              <PlainLabel key={number}>
                <Tick
                  checked={held.includes(value)}
                  disabled={!onGrant || (id !== null && !grant.seen.has(id))}
                  onChange={({ currentTarget }) => hold(value, currentTarget.checked)}
                />
                <span>{label}</span>
              </PlainLabel>
            ))}
          </chakra.div>
        )}
      </div>
    </chakra.section>
  );
}
