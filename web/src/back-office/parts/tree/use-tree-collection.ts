import { createTreeCollection } from "@ark-ui/react/collection";
import { useMemo } from "react";
import type { TreeNode } from "./tree-node.ts";

/** The nodes in the shape that the component library's tree needs. */
export const useTreeCollection = (nodes: readonly TreeNode[]) =>
  useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => id,
        nodeToString: ({ label }) => label,
        rootNode: { id: "", label: "", children: nodes },
      }),
    [nodes],
  );

/** The id of the node in which an event happened; null outside the nodes. */
export const nodeIdAt = ({ target }: { readonly target: EventTarget }): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-value]")?.dataset["value"] ?? null) : null;
