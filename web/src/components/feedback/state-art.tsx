import { chakra } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { lateComponent } from "./late-component.tsx";

/** Loads an illustration when a view shows it; nothing is shown if it fails to load. */
const later = (load: () => Promise<ComponentType>) => lateComponent(() => load().catch(() => () => null));

const ARTS = {
  empty: later(async () => (await import("./art/empty-art.tsx")).EmptyArt),
  error: later(async () => (await import("./art/error-art.tsx")).ErrorArt),
  offline: later(async () => (await import("./art/offline-art.tsx")).OfflineArt),
  "not-found": later(async () => (await import("./art/not-found-art.tsx")).NotFoundArt),
};

export type StateArtName = keyof typeof ARTS;

/** The illustration for an empty, failed or missing state; its space is reserved while it loads. */
export function StateArt({ of }: { of: StateArtName }) {
  const Art = ARTS[of];
  return (
    <chakra.div width="40" height="28" maxWidth="full">
      <Art />
    </chakra.div>
  );
}
