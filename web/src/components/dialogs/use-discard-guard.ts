import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface GuardOptions {
  /** There is something that would be lost. */
  active: boolean;
  /** A request is on its way: leaving has to wait for its reply, and nothing is asked. */
  busy: boolean;
  /** Leaves; called after the member has confirmed, or at once when nothing would be lost. */
  leave: () => void;
  /** What was entered has been given up. */
  onDiscard: (() => void) | undefined;
  /** From a later step to the one before it, where nothing is lost: what the browser's back does there. */
  onBack?: (() => void) | undefined;
}

/**
 * Asks before something entered is thrown away: by a press that means to close, by the browser's back or by a link. A
 * reload or a closed tab brings the browser's own question. The code's own `history.back({ ignoreBlocker: true })`, as
 * after a success, is not asked about.
 */
export function useDiscardGuard({ active, busy, leave, onDiscard, onBack }: GuardOptions) {
  const { history } = useRouter();
  const [asking, setAsking] = useState(false);
  const wayOut = useRef(leave);
  const focusedBefore = useRef<Element | null>(null);
  const shown = asking && active;

  const ask = (way: () => void) => {
    if (busy) return;
    wayOut.current = way;
    if (!shown) focusedBefore.current = document.activeElement;
    setAsking(true);
  };
  useEffect(() => {
    if (!shown) return undefined;
    // Runs when the form can be focused again.
    return () => {
      if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    };
  }, [shown]);
  const onNavigation = useEffectEvent((go: () => void): boolean => {
    ask(go);
    return true;
  });
  const onBackwards = useEffectEvent((steps: number, go: () => void): boolean => {
    if (steps !== -1 || onBack === undefined || shown) return onNavigation(go);
    // The router goes forward again first: before that, a step of its own would replace the entry behind.
    if (!busy) window.addEventListener("popstate", () => onBack(), { once: true });
    return true;
  });
  useEffect(() => {
    if (!active) return undefined;
    const past = { ignoreBlocker: true };
    return history.block({
      blockerFn: ({ action, currentLocation, nextLocation: { href, state } }) => {
        if (action === "PUSH") return onNavigation(() => history.push(href, state, past));
        if (action === "REPLACE") return onNavigation(() => history.replace(href, state, past));
        const steps = state.__TSR_index - currentLocation.state.__TSR_index;
        // An address that was typed is gone to at once, as it would be in another tab.
        if (steps > 0 && state.__TSR_key === undefined) return false;
        return steps !== 0 && onBackwards(steps, () => history.go(steps, past));
      },
    });
  }, [active, history]);

  return {
    asking: shown,
    /** For every press that closes the dialog; while the question is open, Escape dismisses it. */
    requestLeave: () => {
      if (busy) return;
      if (!active) leave();
      else if (asking) setAsking(false);
      else ask(leave);
    },
    /** For a press that gives up what was entered, and says so. */
    leaveAtOnce: () => {
      if (busy) return;
      onDiscard?.();
      leave();
    },
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onDiscard?.();
      wayOut.current();
    },
  };
}
