import { useEffect, useRef, useState } from "react";
import { reportError } from "#back-office/api/query-client.ts";

export type RequestNumber = 1 | 2 | 3 | 4 | 5;

/** Pending requests by number: each runs once at a time, and can be cancelled alone or with others. */
export function usePending(send: (number: RequestNumber, signal: AbortSignal) => Promise<unknown>) {
  const [pending, setPending] = useState<readonly RequestNumber[]>([]);
  const controllers = useRef(new Map<RequestNumber, AbortController>());
  // When the tab is closed or hidden, cancel all pending requests.
  useEffect(() => {
    const { current } = controllers;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const run = async (number: RequestNumber): Promise<void> => {
    const controller = new AbortController();
    controllers.current.set(number, controller);
    setPending((before) => [...before, number].toSorted((a, b) => a - b));
    try {
      await send(number, controller.signal);
    } catch (error) {
      // A deliberate cancellation is not an error.
      if (!controller.signal.aborted && error instanceof Error) reportError(error);
    }
    controllers.current.delete(number);
    setPending((before) => before.filter((one) => one !== number));
  };
  return {
    pending,
    start: (number: RequestNumber): void => {
      if (!controllers.current.has(number)) void run(number);
    },
    cancel: (numbers: readonly RequestNumber[]): void =>
      numbers.forEach((number) => controllers.current.get(number)?.abort()),
  };
}
