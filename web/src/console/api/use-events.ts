import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { listenTo } from "./events.ts";

/** Delay before an ended stream is reopened. */
const AGAIN_MS = 3000;
/** Minimum interval between two reports: events in quick succession are reported together. */
const GAP_MS = 100;

interface Heard {
  /** Whether to listen; false until the world is known to exist. */
  readonly wanted: boolean;
  /** Called after an event; no further event is reported until the promise resolves. */
  readonly happened: () => Promise<void>;
  /** Called with true when the stream opens, and with false when it ends. */
  readonly isLive: (live: boolean) => void;
}

/**
 * Listens to a world while the tab is visible: a browser opens at most six connections per server, and each stream
 * occupies one.
 */
export function useEvents(world: string, { wanted, happened, isLive }: Heard): void {
  const reportEvents = useEffectEvent(happened);
  const setLive = useEffectEvent(isLive);
  const visible = useSyncExternalStore(subscribe, isVisible);
  const listening = wanted && visible;
  useEffect(() => {
    if (!listening) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let due = false;
    let isReporting = false;
    const onEvent = async (): Promise<void> => {
      due = true;
      if (isReporting) return;
      isReporting = true;
      while (due && !signal.aborted) {
        due = false;
        await reportEvents();
        await wait(GAP_MS);
      }
      isReporting = false;
    };
    const opened = (): void => {
      setLive(true);
      // Report once at the start: the stream has no events for earlier changes.
      void onEvent();
    };
    const listen = async (): Promise<void> => {
      while (!signal.aborted) {
        // Retry a broken or refused stream; until then the caller polls.
        await listenTo(world, { opened, onEvent: () => void onEvent(), signal }).catch(() => {});
        if (signal.aborted) return;
        setLive(false);
        await wait(AGAIN_MS);
      }
    };
    void listen();
    return () => {
      leaving.abort();
      setLive(false);
    };
  }, [world, listening]);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isVisible = (): boolean => document.visibilityState === "visible";
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
