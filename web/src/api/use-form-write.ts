import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api-error.ts";
import { formRefusal } from "./form-refusal.ts";
import type { Write } from "./use-write.ts";

interface FormWriteOptions<Data, Field extends string> {
  onDone: (reply: Data) => void;
  /** Text of the form for an unknown outcome. */
  unknown?: string;
  /** Makes the rejected fields visible before the first of them gets the focus. */
  showFields?: (fields: readonly Field[]) => void;
  /** Returns true if it has shown the failure elsewhere. */
  onFailed?: (error: ApiError<Field>) => boolean;
}

/**
 * Sends the writes of a form, one at a time. Shows a refusal at the rejected fields (the form must have each of them),
 * or as `refusal` of the whole form if it names none. Forgets the sent values.
 */
export function useFormWrite<Values extends FieldValues, Vars, Data, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  write: Write<Vars, Data, Field>,
  { onDone, unknown, showFields, onFailed }: FormWriteOptions<Data, Field>,
) {
  const [failure, setFailure] = useState<ApiError<Field> | null>(null);
  const [done, setDone] = useState(false);
  const shownAtField = Object.values(form.formState.errors).some((error) => Boolean(error?.message));
  const send = (vars: Vars) => {
    if (write.isPending) return;
    write.mutate(vars, {
      onSuccess: (reply) => {
        setFailure(null);
        setDone(true);
        onDone(reply);
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || onFailed?.(error)) return;
        setFailure(error);
        if (error.fields.length > 0) showFields?.(error.fields);
        error.fields.forEach((field, at) =>
          form.setError(field, { type: "server", message: error.msg }, { shouldFocus: at === 0 }),
        );
      },
      // Do not keep passwords in memory.
      onSettled: () => write.reset(),
    });
  };
  return {
    send,
    busy: write.isPending,
    done,
    failure,
    shownAtField,
    refusal: formRefusal(failure, shownAtField, unknown),
    /** Removes the last failure, for example when the form moves to its next step. */
    clear: () => setFailure(null),
  };
}
