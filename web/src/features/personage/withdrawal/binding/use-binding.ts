import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import type { Write } from "#api/use-write.ts";
import { getWalletStatusQuery } from "#api/wallet/bound-accounts.ts";
import type { FormFaults } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { useSteps } from "#features/personage/forms/use-steps.ts";
import type { WalletType } from "#lib/chain/chain.ts";
import { showToast } from "#state/toast.ts";

interface Binding<Values extends FieldValues, Vars, Field extends Path<Values>> {
  wallet: WalletType;
  write: Write<Vars, unknown, Field>;
  check: (values: Values) => FormFaults<Values, string>;
  request: (values: Values) => Vars;
  keep: readonly Path<Values>[];
  /** The wallet's status is being reloaded. */
  reloading: boolean;
  /** Whether doubtful values stop the form. */
  stops?: () => boolean;
}

/** A binding form, its review and its request. A failure is shown in the form, not as a toast (rule J8). */
export function useBinding<Values extends FieldValues, Vars, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  { wallet, write, check, request, keep, reloading, stops }: Binding<Values, Vars, Field>,
) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const draft = useFormDraft(form, `bind:${wallet}`, { keep });
  const steps = useSteps({ isValid: Object.keys(check(form.getValues())).length === 0 });
  const sending = useFormWrite(form, write, {
    onDone: () => {
      draft.forget();
      steps.showForm();
    },
    unknown: t`We do not know whether it was registered. Sending it again is safe: it is registered only once.`,
    showFields: steps.showForm,
    onFailed: ({ reason, msg }) => {
      if (reason !== "already-bound") return false;
      // The wallet was bound elsewhere, so the withdrawal form replaces this form.
      showToast({ kind: "warning", text: msg });
      void queryClient.invalidateQueries(getWalletStatusQuery(wallet));
      return true;
    },
  });
  // Until the new status has loaded, keep showing the review, without actions.
  const bound = sending.done && reloading;
  const busy = sending.busy || bound;
  const showReview = form.handleSubmit(() => {
    sending.clear();
    steps.showNext();
  });
  return {
    restored: draft.restored,
    reviewing: steps.inNext || bound,
    busy,
    refusal: sending.refusal,
    back: steps.showForm,
    review: form.handleSubmit(() => {
      if (stops?.() !== true) void showReview();
    }),
    /** Shows the review although some values are doubtful. */
    reviewAnyway: showReview,
    confirm: () => {
      if (!busy) sending.send(request(form.getValues()));
    },
  };
}
