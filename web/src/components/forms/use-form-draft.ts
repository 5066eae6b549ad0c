import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { forgetDraft, readDraft, writeDraft } from "#state/drafts.ts";

interface DraftOptions<Values extends FieldValues> {
  /** The names of the fields to store, without secrets. */
  keep: readonly Path<Values>[];
  /** False once the form was sent or discarded, as in a closing dialog: the hook then deletes the draft. */
  active?: boolean;
}

/**
 * Stores a form's input in this tab and restores it when the form opens again, after a login or a reload. Returns
 * whether input was restored, and a function that deletes the draft (rule A10). `name` identifies the form and, if the
 * form edits one of several things, that thing.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  { keep, active = true }: DraftOptions<Values>,
): { readonly restored: boolean; readonly forget: () => void } {
  const [draft] = useState(() => (active ? readDraft(name) : {}));
  const fields = useRef(keep);
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    for (const field of fields.current) {
      const value = draft[field];
      // Check the type of a stored value, because an older version of the site may have stored one of another type
      // under this name.
      if (typeof value === typeof getValues(field) && value !== undefined)
        setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [draft, getValues, setValue]);

  useEffect(() => {
    if (!active) {
      forgetDraft(name);
      return undefined;
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeDraft(name, Object.fromEntries(fields.current.map((field) => [field, values[field]]))),
    });
  }, [active, name, subscribe]);

  return { restored: keep.some((field) => Boolean(draft[field])), forget: () => forgetDraft(name) };
}
