import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { EditTree } from "#back-office/parts/gallery/tree/edit-tree.tsx";
import { Section } from "#back-office/parts/section.tsx";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";

export function View() {
  const { t } = useLingui();
  const [items, setItems] = useState((): readonly TreeNode[] => [
    {
      id: "1",
      label: t`Head office`,
      children: [
        {
          id: "1-1",
          label: t`Development`,
          children: [
            { id: "1-1-1", label: t`Web` },
            { id: "1-1-2", label: t`Server` },
          ],
        },
        { id: "1-2", label: t`Marketing` },
      ],
    },
    {
      id: "2",
      label: t`Branch`,
      children: [
        { id: "2-1", label: t`Sales department` },
        { id: "2-2", label: t`Customer care` },
      ],
    },
    { id: "3", label: t`Archive` },
  ]);
  return (
    <Section
      intro={
        <Trans>
          Right-click a node, press and hold it, or use its three dots. On the keyboard, Insert adds a child, F2 renames
          and Delete deletes.
        </Trans>
      }
    >
      <EditTree label={t`Departments`} items={items} onChange={setItems} />
    </Section>
  );
}
