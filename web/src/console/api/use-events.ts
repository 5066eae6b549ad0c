import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { listenTo } from "./events.ts";

/** How soon a stream that ended is asked for again. */
const AGAIN_MS = 3000;
/** Events in quick succession are reported once per gap. */
const GAP_MS = 100;

interface Heard {
  /** Whether the world is listened to, which it is only after it has been found. */
  readonly wanted: boolean;
  /** Something has happened; no further event is reported until the promise resolves. */
  readonly happened: () => Promise<void>;
  /** Whether the world sends events from now on. */
  readonly isLive: (live: boolean) => void;
}

/**
 * Listens to what happens in a world. Only a tab that is looked at does: a browser keeps six connections to a server, and
 * each stream takes one.
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
      // What happened before the stream began.
      void onEvent();
    };
    const listen = async (): Promise<void> => {
      while (!signal.aborted) {
        // A stream that breaks or is refused is asked for again, and until then somebody else looks for what is new.
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
