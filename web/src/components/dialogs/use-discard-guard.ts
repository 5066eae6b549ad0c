import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface GuardOptions {
  /** Whether there is unsaved input. */
  active: boolean;
  /** A request is pending: nothing leaves the form, and no question is asked. */
  busy: boolean;
  /** Leaves; called after the member has confirmed, or at once without unsaved input. */
  leave: () => void;
  onDiscard: (() => void) | undefined;
  /** Returns to the previous step without losing input; the browser's back does this. */
  onBack?: (() => void) | undefined;
}

/**
 * Asks before input is discarded: on close, on the browser's back, or on a link. A reload or a closed tab shows the
 * browser's own question. `history.back({ ignoreBlocker: true })` in code, as after a success, skips the question.
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
    // Restore the focus here, because the form can be focused again only once the question is gone.
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
    // Wait until the router has gone forward again, because an earlier navigation would replace the previous entry.
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
        // A forward step without the router's key: the user typed the address. Leave without a question.
        if (steps > 0 && state.__TSR_key === undefined) return false;
        return steps !== 0 && onBackwards(steps, () => history.go(steps, past));
      },
    });
  }, [active, history]);

  return {
    asking: shown,
    /** For every way to close the dialog; while the question is open, Escape dismisses it. */
    requestLeave: () => {
      if (busy) return;
      if (!active) leave();
      else if (asking) setAsking(false);
      else ask(leave);
    },
    /** For a button that explicitly discards the input. */
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
