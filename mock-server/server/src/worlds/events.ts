// The events of a world. They cost nothing without listeners.
import type { Commit } from "#store/store.ts";
import type { FaultRule } from "./faults/fault-rule.ts";
import type { JournalEntry } from "./journal.ts";
import type { Observers } from "./observing/observers.ts";

export type WorldEvent =
  | { readonly kind: "journal"; readonly entry: JournalEntry }
  | { readonly kind: "commit"; readonly commit: Commit }
  | { readonly kind: "clock" }
  /** `rule` is null when the rule was deleted. */
  | { readonly kind: "fault"; readonly id: number; readonly rule: FaultRule | null }
  | { readonly kind: "world"; readonly change: "made" | "reset" | "restored" | "ended" };

export interface WorldEvents {
  emit(event: WorldEvent): void;
  /** Listens from now on; returns a function to stop. */
  listen(listener: (event: WorldEvent) => void): () => void;
}

export function createEvents(observers: Observers): WorldEvents {
  const listeners = new Set<(event: WorldEvent) => void>();
  return {
    emit(event) {
      if (listeners.size === 0) return;
      // One listener that fails must not keep the event from the others.
      for (const listener of Array.from(listeners)) observers.run("event-listener", () => listener(event), undefined);
    },
    listen(listener) {
      // A new function each time, so that the same listener can be added twice.
      const own = (event: WorldEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
