import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { type Identity, useAuthenticationInfo } from "#api/user.ts";
import { resolverOf } from "#components/form-resolver.ts";
import { Refusal } from "#components/refusal.tsx";
import { Button } from "#components/ui/button.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { formRefusal } from "#features/personage/form-refusal.ts";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { checkIdentity, type IdentityValues } from "./identity-form.ts";
import { IdentityFields } from "./identity-fields.tsx";
import { IdentityLeaveGuard } from "./identity-leave-guard.tsx";
import { PictureHelp } from "./picture-help.tsx";
import { useIdentityUpload } from "./use-identity-upload.ts";

/** The request's fields, as the form names them. */
const FIELDS = {
  username: "realName",
  sex: "sex",
  idCard: "idNumber",
  rightSide: "frontImage",
  reverseSide: "backImage",
} as const;

/** Hands the identity in; begins with what was handed in before, where a review has failed. */
export function IdentityEditor({ before, onSent }: { before: Identity; onSent: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [sent, setSent] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const send = useAuthenticationInfo();
  const form = useForm<IdentityValues>({
    defaultValues: {
      realName: before.realName ?? "",
      sex: before.sex === "male" || before.sex === "female" ? before.sex : "",
      idNumber: before.idNumber ?? "",
      frontImage: before.frontImage ?? "",
      backImage: before.backImage ?? "",
    },
    resolver: resolverOf(checkIdentity),
  });
  // The number is left out: it is not for a browser to keep.
  const draft = useFormDraft(form, "identity", { keep: ["realName", "sex", "frontImage", "backImage"], active: !sent });
  const front = useIdentityUpload(form, "frontImage");
  const back = useIdentityUpload(form, "backImage");
  const reason = before.failureReason;
  const { errors, isDirty } = form.formState;
  const busy = waiting || send.isPending || sent;

  const submit = form.handleSubmit(({ sex, ...values }) => {
    if (sex === "" || send.isPending) return;
    send.mutate(
      { ...values, realName: values.realName.trim(), idNumber: values.idNumber.trim(), sex },
      {
        onSuccess: () => {
          setSent(true);
          void onSent().finally(() => setSent(false));
        },
        onError: (error) =>
          refusedFields(error, FIELDS).forEach(({ field, message }, index) =>
            form.setError(field, { type: "server", message }, { shouldFocus: index === 0 }),
          ),
      },
    );
  });

  // A form that is submitted while a picture is on its way waits for it.
  const submitWhenSettled = async () => {
    if (busy) return;
    setWaiting(true);
    await Promise.all([front.settled(), back.settled()]);
    setWaiting(false);
    await submit();
  };

  return (
    <>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitWhenSettled();
        }}
        display="grid"
        gap="6"
        maxWidth="prose"
        aria-busy={busy || undefined}
      >
        {reason !== null && reason !== "" && (
          <chakra.p padding="3" borderRadius="control" bg="review.soft" fontSize="sm">
            <Trans>Why it was not accepted last time: {reason}</Trans>
          </chakra.p>
        )}
        <DraftNotice restored={draft.restored} />
        <IdentityFields form={form} front={front} back={back} />
        <PictureHelp />
        <Refusal>
          {formRefusal(
            send.error,
            Object.values(errors).some(({ message }) => Boolean(message)),
            t`We do not know whether your documents were received. Load the page again to see.`,
          )}
        </Refusal>
        <Button type="submit" size="lg" busy={busy} justifySelf={{ base: "stretch", sm: "start" }}>
          <Trans>Hand in for review</Trans>
        </Button>
      </chakra.form>
      <IdentityLeaveGuard filled={isDirty && !sent} />
    </>
  );
}
