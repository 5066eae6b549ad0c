import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Checks a field that has an error again while it is changed, so that the error goes as soon as it is right. The library
 * does so only once a form was submitted: a step that is left by `trigger` is no submission.
 */
export function useRecheck<Values extends FieldValues>({
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
