import { TreeView } from "@ark-ui/react/tree-view";
import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { TICK } from "#components/forms/tick.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { branchesOf, type TreeNode } from "./tree-node.ts";
import { nodeIdAt, useTreeCollection } from "./use-tree-collection.ts";

interface TreeProps {
  /** Accessible name of the tree. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Adds a checkbox to each node, independent of parents and children. */
  readonly checked?: ReadonlySet<string>;
  readonly onCheck?: (checked: ReadonlySet<string>) => void;
  readonly ids?: { readonly tree?: string; readonly label?: string };
}

/**
 * A tree view: arrow keys move, Enter selects, Space ticks. Initially expanded.
 * @example <Tree label={t`Departments`} nodes={nodes} selected={id} onSelect={setId} />
 */
export function Tree({ label, nodes, selected, onSelect, checked, onCheck, ids }: TreeProps) {
  const collection = useTreeCollection(nodes);
  // Stores the collapsed nodes instead of the expanded ones, so that new nodes are expanded.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const branches = useMemo(() => branchesOf(nodes), [nodes]);
  const toggle = (id: string) => {
    if (!checked || !onCheck) return;
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    onCheck(next);
  };
  const open = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = nodeIdAt(event);
    if (event.key !== " " || !checked || id === null) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(id);
  };
  return (
    <TreeView.Root
      collection={collection}
      {...(ids && { ids })}
      aria-label={label}
      expandedValue={branches.filter((id) => !closed.has(id))}
      onExpandedChange={({ expandedValue }) => setClosed(new Set(branches.filter((id) => !expandedValue.includes(id))))}
      {...(selected !== undefined && { selectedValue: selected === null ? [] : [selected] })}
      onSelectionChange={({ selectedValue: [id] }) => id !== undefined && onSelect?.(id)}
      expandOnClick={false}
    >
      <Lines aria-label={label} onKeyDownCapture={onKeyDown}>
        {nodes.map((node, index) => (
          <Node key={node.id} node={node} indexPath={[index]} checked={checked} toggle={toggle} onOpen={open} />
        ))}
      </Lines>
    </TreeView.Root>
  );
}

interface NodeProps {
  readonly node: TreeNode;
  readonly indexPath: readonly number[];
  readonly checked: ReadonlySet<string> | undefined;
  readonly toggle: (id: string) => void;
  /** Expands or collapses a node. */
  readonly onOpen: (id: string) => void;
}

function Node({ node, indexPath, ...all }: NodeProps) {
  const { checked, toggle, onOpen } = all;
  const { id, label, children = [] } = node;
  const tick = checked && (
    <Tick
      aria-hidden
      data-checked={checked.has(id) || undefined}
      onClick={(event) => {
        event.stopPropagation();
        toggle(id);
      }}
    />
  );
  const depth = { "--depth": indexPath.length - 1 } as object;
  const state = checked ? { "aria-checked": checked.has(id) } : {};
  return (
    <TreeView.NodeProvider node={node} indexPath={[...indexPath]}>
      {children.length > 0 ? (
        <TreeView.Branch {...state}>
          <BranchLine style={depth} {...(checked && { role: "checkbox", ...state })}>
            <Opener
              aria-hidden
              onClick={(event) => {
                event.stopPropagation();
                onOpen(id);
              }}
            >
              <Icon of={ChevronRight} size={16} />
            </Opener>
            {tick}
            <TreeView.BranchText>{label}</TreeView.BranchText>
          </BranchLine>
          <TreeView.BranchContent>
            {children.map((child, index) => (
              <Node key={child.id} node={child} indexPath={[...indexPath, index]} {...all} />
            ))}
          </TreeView.BranchContent>
        </TreeView.Branch>
      ) : (
        <Line style={depth} {...state}>
          {tick}
          <TreeView.ItemText>{label}</TreeView.ItemText>
        </Line>
      )}
    </TreeView.NodeProvider>
  );
}

const line = {
  display: "flex",
  alignItems: "center",
  gap: "1.5",
  width: "full",
  minHeight: "8",
  paddingInlineEnd: "2",
  borderRadius: "sm",
  fontSize: "sm",
  lineHeight: "snug",
  textAlign: "start",
  cursor: "pointer",
  _hover: { bg: "bg.hover" },
  "&[data-selected]": { bg: "brand.soft", color: "link", fontWeight: "semibold" },
} as const;
const Lines = chakra(TreeView.Tree, { base: { display: "grid", gap: "0.5" } });
const BranchLine = chakra(TreeView.BranchControl, {
  base: { ...line, paddingInlineStart: "calc(var(--depth) * 1.25rem)" },
});
const Line = chakra(TreeView.Item, { base: { ...line, paddingInlineStart: "calc(var(--depth) * 1.25rem + 1.75rem)" } });
const Opener = chakra(TreeView.BranchIndicator, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "6",
    flexShrink: 0,
    color: "ink.second",
    cursor: "pointer",
    "& svg": { transitionProperty: "transform", transitionDuration: "fast" },
    "&[data-state=open] svg": { transform: "rotate(90deg)" },
  },
});
const Tick = chakra("span", { base: TICK });
