import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Revalidates a field with an error on each change, so that the error disappears once fixed. The library does so only
 * after a submit, but a form also shows errors when `trigger` has validated one of its steps.
 */
export function useRevalidate<Values extends FieldValues>({
  subscribe,
  getFieldState,
  trigger,
}: UseFormReturn<Values>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as Path<Values> | undefined;
          if (field !== undefined && getFieldState(field).invalid) void trigger(field);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
