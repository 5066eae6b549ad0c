import { chakra } from "@chakra-ui/react";
import { type ComponentType, createElement } from "react";
import type { RouteNode } from "#back-office/routing/route-node.ts";
import { loadView } from "#back-office/views/view-files.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const Waiting = (
  <chakra.div display="grid" gap="4">
    <Skeleton height="12" />
    <Skeleton height="64" />
  </chakra.div>
);

const loaded = new Map<string, ComponentType>();
/** The lazy component of a view. Cached, because React would remount the view for a new component. */
function viewOf(key: string): ComponentType {
  const known = loaded.get(key);
  if (known) return known;
  const view = lateComponent<object>(() => loadView(key), Waiting);
  loaded.set(key, view);
  return view;
}

const LinkView = lateComponent(async () => (await import("./link-view.tsx")).LinkView, Waiting);
const MissingView = lateComponent<object>(async () => (await import("./missing-view.tsx")).MissingView, Waiting);

export function CurrentView({ node }: { node: RouteNode }) {
  if (node.kind === "link") return <LinkView address={node.path} />;
  return createElement(node.view === null ? MissingView : viewOf(node.view));
}
