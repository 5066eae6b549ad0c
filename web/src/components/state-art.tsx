import { chakra } from "@chakra-ui/react";
import { type ComponentType, lazy, Suspense } from "react";

/** Loaded with the view that needs it. A picture that cannot be loaded, most often for want of a network, is left out. */
function later(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}

const ARTS = {
  empty: later(async () => (await import("./art/empty-art.tsx")).EmptyArt),
  error: later(async () => (await import("./art/error-art.tsx")).ErrorArt),
  offline: later(async () => (await import("./art/offline-art.tsx")).OfflineArt),
  "not-found": later(async () => (await import("./art/not-found-art.tsx")).NotFoundArt),
};

export type StateArtName = keyof typeof ARTS;

/** The small picture of a state; its room is there before it is. */
export function StateArt({ of }: { of: StateArtName }) {
  const Art = ARTS[of];
  return (
    <chakra.div width="40" height="28" maxWidth="full">
      <Suspense fallback={null}>
        <Art />
      </Suspense>
    </chakra.div>
  );
}
