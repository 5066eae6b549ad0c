import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface GuardOptions {
  /** Whether there is unsaved input. */
  active: boolean;
  /** Whether a request is pending. Meanwhile the form cannot be closed or left, and no question is asked. */
  busy: boolean;
  /**
   * Leaves the form. Called once the member has agreed to discard the input, or at once if there is no input to
   * discard.
   */
  leave: () => void;
  onDiscard: (() => void) | undefined;
  /** Returns to the previous step without losing input. If set, the browser's back calls it. */
  onBack?: (() => void) | undefined;
}

/**
 * Asks before input is discarded: when the user closes the form, goes back in the browser, or follows a link. For a
 * reload or a closed tab the browser asks itself. `history.back({ ignoreBlocker: true })` in code, as after a success,
 * skips the question.
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
    // Restore the focus when the question closes. Before that, the form is inert and cannot take it.
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
    // The router undoes a blocked step back by going forward again. Wait for that: a navigation before it would replace
    // the wrong history entry.
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
        // The user typed the address: a step forward whose entry has no key from the router. Leave without a question.
        if (steps > 0 && state.__TSR_key === undefined) return false;
        return steps !== 0 && onBackwards(steps, () => history.go(steps, past));
      },
    });
  }, [active, history]);

  return {
    asking: shown,
    /**
     * Handles every attempt to close the form: asks if there is unsaved input; closes the question if it is already
     * open.
     */
    requestLeave: () => {
      if (busy) return;
      if (!active) leave();
      else if (asking) setAsking(false);
      else ask(leave);
    },
    /** For a button that says that it discards the input. */
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
