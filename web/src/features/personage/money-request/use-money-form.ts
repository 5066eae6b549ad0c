import { useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ApiError } from "#api/api-error.ts";
import { useFormWrite } from "#api/use-form-write.ts";
import type { Write } from "#api/write.ts";
import { type FormFaults, resolverOf } from "#components/forms/form-resolver.ts";
import type { MoneyPath } from "./money-requests.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { useRecheck } from "./use-recheck.ts";
import { useMoneyRefusal } from "./use-money-refusal.tsx";
import { useSteps } from "./use-steps.ts";

/** What tells one form that moves money from another. */
export interface MoneyForm<Values extends FieldValues, Vars, Field extends Path<Values>> {
  /** The call, as kept requests name it. */
  path: MoneyPath;
  write: Write<Vars, unknown, Field>;
  /** Before anything is entered. */
  empty: Values & DefaultValues<Values>;
  check: (values: Values) => FormFaults<Values, string>;
  /** What is sent; null while the values do not pass. */
  request: (values: Values) => Vars | null;
  /** What is put back after an ended session, and under which name: never a secret, nor a statement to be given anew. */
  draft: { name: string; keep: readonly Path<Values>[] };
  /** Said after a lost reply. */
  unknown: string;
  onDone: () => void;
  /** For a form in a dialog: false when that closes, and what was entered is given up. */
  open?: boolean;
  /** The step that follows the form, and the fields that have to pass before it; the others are part of that step. */
  next?: { step: "deposit" | "review"; after: readonly Field[] };
  /** Fields are checked when they are left, too. */
  mode?: "onTouched";
  onFaults?: (faults: FieldErrors<Values>) => void;
  onRefused?: (error: ApiError<Field>) => void;
}

/** A form that moves money: its values, the step that follows them, and one request; what becomes of that is told here. */
export function useMoneyForm<Values extends FieldValues, Vars, Field extends Path<Values>>(
  way: MoneyForm<Values, Vars, Field>,
) {
  const { path, write, empty, check, request, unknown, onDone, open, next, mode } = way;
  const form = useForm<Values>({ defaultValues: empty, resolver: resolverOf(check), ...(mode && { mode }) });
  useRecheck(form);
  const draft = useFormDraft(form, way.draft.name, { keep: way.draft.keep, active: open !== false });
  const faults = check(form.getValues());
  const steps = useSteps({
    sound: next ? !next.after.some((field) => field in faults) : Object.keys(faults).length === 0,
    next: next?.step ?? "review",
    inDialog: open !== undefined,
  });
  const { clear, ...sending } = useFormWrite(form, write, {
    onDone,
    unknown,
    onFailed: (error) => {
      way.onRefused?.(error);
      return false;
    },
    showFields: (fields) => {
      if (!next || fields.some((field) => next.after.includes(field))) steps.showForm();
    },
  });
  const { arrived, tell, ...told } = useMoneyRefusal(path, sending.failure, {
    busy: sending.busy,
    shownAtField: sending.shownAtField,
    unknown,
  });
  const hasArrived = arrived !== null;
  const forgetDraft = useEffectEvent(draft.forget);
  useEffect(() => {
    if (hasArrived) forgetDraft();
  }, [hasArrived]);
  const goOn = () => {
    clear();
    steps.showNext();
  };
  return {
    ...sending,
    form,
    draft,
    steps,
    ...told,
    /** The request came through although its reply was lost: there is nothing left to send or to lose. */
    arrived,
    /** The member goes to where that shows. */
    tell,
    /** The form is empty again, for another request. */
    startAnew: () => {
      clear();
      form.reset(empty);
      draft.forget();
      steps.showForm();
    },
    /** Goes on to the step that follows; of the fields that do not pass, the first gets the focus. */
    proceed: next
      ? async () => {
          if (await form.trigger(next.after, { shouldFocus: true })) goOn();
          else way.onFaults?.(form.formState.errors);
        }
      : form.handleSubmit(goOn, way.onFaults),
    /** Sends what the form holds. */
    confirm: form.handleSubmit((values) => {
      const vars = request(values);
      if (vars !== null) sending.send(vars);
    }, way.onFaults),
  };
}
