import { TreeView } from "@ark-ui/react/tree-view";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Ellipsis } from "lucide-react";
import type { MouseEvent } from "react";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface TreeRowProps {
  item: TreeNode;
  indexPath: number[];
}

/** One node with its descendants. */
export function TreeRow({ item, indexPath }: TreeRowProps) {
  const { children } = item;
  return (
    <TreeView.NodeProvider node={item} indexPath={indexPath}>
      {children ? (
        <TreeView.Branch>
          {/* The rename field and the menu button are outside BranchName: it is itself a button, which cannot contain
              controls. */}
          <Line>
            <BranchName>
              <Turning>
                <Icon of={ChevronRight} size={16} />
              </Turning>
              <TreeView.BranchText>{item.label}</TreeView.BranchText>
            </BranchName>
            <Rename />
            <More label={item.label} />
          </Line>
          <Below>
            {children.map((child, index) => (
              <TreeRow key={child.id} item={child} indexPath={[...indexPath, index]} />
            ))}
          </Below>
        </TreeView.Branch>
      ) : (
        <LeafLine>
          <TreeView.ItemText>{item.label}</TreeView.ItemText>
          <Rename />
          <More label={item.label} />
        </LeafLine>
      )}
    </TreeView.NodeProvider>
  );
}

/** Opens the context menu. Not a tab stop, because keyboard users have shortcuts for the menu's items. */
function More({ label }: { label: string }) {
  const { t } = useLingui();
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    const { left: clientX, bottom: clientY } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.dispatchEvent(new globalThis.MouseEvent("contextmenu", { bubbles: true, clientX, clientY }));
  };
  return (
    <IconButton boxSize="7" marginStart="auto" tabIndex={-1} aria-label={t`Actions for ${label}`} onClick={open}>
      <Icon of={Ellipsis} size={16} />
    </IconButton>
  );
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: "1.5",
  minHeight: "9",
  paddingX: "2",
  borderRadius: "sm",
  fontSize: "sm",
  cursor: "default",
  userSelect: "none",
  _hover: { bg: "bg.hover" },
  "&[data-selected], &:has(> [data-selected])": { bg: "brand.soft", fontWeight: "semibold" },
  _focusVisible: { outlineOffset: "-2px" },
} as const;

const Line = chakra("div", { base: LINE });
const LeafLine = chakra(TreeView.Item, {
  base: {
    ...LINE,
    paddingStart: "calc({spacing.2} + 22px)",
    "&[data-renaming] [data-part=item-text]": { display: "none" },
  },
});
const BranchName = chakra(TreeView.BranchControl, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    flex: "1",
    minWidth: "0",
    minHeight: "9",
    borderRadius: "sm",
    "&[data-renaming]": { flex: "none", "& [data-part=branch-text]": { display: "none" } },
  },
});
const Below = chakra(TreeView.BranchContent, { base: { paddingStart: "5" } });
const Turning = chakra(TreeView.BranchIndicator, {
  base: { display: "grid", color: "ink.second", transition: "rotate 120ms", _open: { rotate: "90deg" } },
});
const Rename = chakra(TreeView.NodeRenameInput, {
  base: {
    minWidth: "0",
    flex: "1",
    paddingX: "1.5",
    paddingY: "0.5",
    fontSize: "md",
    color: "ink",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    "&[hidden]": { display: "none" },
  },
});
