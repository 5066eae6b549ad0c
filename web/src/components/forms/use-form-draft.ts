import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { forgetDraft, readDraft, writeDraft } from "#state/drafts.ts";

interface DraftOptions<Values extends FieldValues> {
  /** The fields that are kept, by name: a secret is never among them. */
  keep: readonly Path<Values>[];
  /** False when the form is given up or was sent, as a dialog that closes: the draft is forgotten. */
  active?: boolean;
}

/**
 * Stores typed input for the session and restores it when the form opens again, after a login or a reload. Returns
 * whether something was restored, and a way to forget it (rule A10). `name` identifies the form, and its subject where
 * one form has several.
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
      // What was written under this name came from this very field, unless an older version of the site wrote it.
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
