import { useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ApiError } from "#api/api-error.ts";
import type { SendPath } from "#api/call.ts";
import type { MoneyCall } from "#api/money-call.ts";
import { useFormWrite } from "#api/use-form-write.ts";
import { type FormFaults, resolverOf } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { useIsDuplicateAsked } from "#features/personage/money-request/duplicate-question.ts";
import { type ResultPath, useShowResult } from "#features/personage/money-request/money-paths.ts";
import { lastAcceptedKey } from "#features/personage/money-request/send-once.ts";
import { useMoneyRefusal } from "#features/personage/money-request/use-money-refusal.tsx";
import { useMoneyWrite } from "#features/personage/money-request/use-money-write.ts";
import { useRevalidate } from "./use-revalidate.ts";
import { useSteps } from "./use-steps.ts";

export interface MoneyForm<Values extends FieldValues, Vars, Field extends Path<Values>> {
  call: MoneyCall<ResultPath & SendPath, Vars, Field>;
  /** Initial values. */
  empty: Values & DefaultValues<Values>;
  check: (values: Values) => FormFaults<Values, string>;
  /** The variables of the call; null while the values are invalid. */
  request: (values: Values) => Vars | null;
  /** The draft's name, and the fields whose input is kept if the session ends: never secrets or consents. */
  draft: { name: string; keep: readonly Path<Values>[] };
  /** The text shown after a lost response. */
  unknown: string;
  /** Only for a form in a dialog: whether the dialog is open. Closing it discards the input. */
  open?: boolean;
  /**
   * The step after the form. The fields in `after` must be valid before it starts; the other fields are in that next
   * step.
   */
  next?: { step: "deposit" | "review"; after: readonly Field[] };
  /** Validates a field from its first blur on, not only on submit. */
  mode?: "onTouched";
  onFaults?: (faults: FieldErrors<Values>) => void;
  onRefused?: (error: ApiError<Field>) => void;
}

/** The state of a form that moves money: values, draft, steps, and the request with its outcome. */
export function useMoneyForm<Values extends FieldValues, Vars, Field extends Path<Values>>(
  options: MoneyForm<Values, Vars, Field>,
) {
  const { call, empty, check, request, unknown, open, next, mode } = options;
  const { path } = call;
  const form = useForm<Values>({ defaultValues: empty, resolver: resolverOf(check), ...(mode && { mode }) });
  useRevalidate(form);
  const draft = useFormDraft(form, options.draft.name, { keep: options.draft.keep, active: open !== false });
  const faults = check(form.getValues());
  const steps = useSteps({
    isValid: next ? !next.after.some((field) => field in faults) : Object.keys(faults).length === 0,
    next: next?.step ?? "review",
    isInDialog: open !== undefined,
  });
  const showResult = useShowResult(path);
  // The form stays mounted until the result is rendered, so it must not send again.
  const [isFinished, setIsFinished] = useState(false);
  const finish = (sent: Parameters<typeof showResult>[0]) => {
    setIsFinished(true);
    draft.forget();
    showResult(sent);
  };
  const { clear, ...sending } = useFormWrite(form, useMoneyWrite(call), {
    onDone: () => finish({ key: lastAcceptedKey(path) }),
    unknown,
    onFailed: (error) => {
      options.onRefused?.(error);
      return false;
    },
    showFields: (fields) => {
      if (!next || fields.some((field) => next.after.includes(field))) steps.showForm();
    },
  });
  const outcome = useMoneyRefusal(path, sending.failure, {
    busy: sending.busy,
    shownAtField: sending.shownAtField,
    unknown,
    onRecovered: ({ key }) => finish({ key, responseWasLost: true }),
  });
  const isDuplicateAsked = useIsDuplicateAsked();
  const showNextStep = () => {
    clear();
    steps.showNext();
  };
  return {
    ...sending,
    form,
    draft,
    steps,
    ...outcome,
    /**
     * The request was sent and has no reply yet. While the member is asked about a duplicate, this is false but `busy`
     * is true.
     */
    isWaiting: sending.busy && !isDuplicateAsked,
    /** Goes to the next step, or focuses the first invalid field. */
    proceed: next
      ? async () => {
          if (await form.trigger(next.after, { shouldFocus: true })) showNextStep();
          else options.onFaults?.(form.formState.errors);
        }
      : form.handleSubmit(showNextStep, options.onFaults),
    confirm: form.handleSubmit((values) => {
      const vars = request(values);
      if (vars !== null && !isFinished) sending.send(vars);
    }, options.onFaults),
  };
}
