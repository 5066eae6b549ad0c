import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { type Identity, useAuthenticationInfo } from "#api/user.ts";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { Refusal } from "#components/forms/refusal.tsx";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { inHalfWidth } from "#lib/text/normalize-text.ts";
import { IdentityFields } from "./identity-fields.tsx";
import { checkIdentity, type IdentityValues } from "./identity-form.ts";
import { IdentityLeaveGuard } from "./identity-leave-guard.tsx";
import { ImageHelp } from "./image-help.tsx";
import { useIdentityUpload } from "./use-identity-upload.ts";

/** The identity form, prefilled after a failed review. */
export function IdentityEditor({ before, onSent }: { before: Identity; onSent: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [sent, setSent] = useState(false);
  const [waiting, setWaiting] = useState(false);
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
  // Without the ID number, which must not be stored in the browser.
  const draft = useFormDraft(form, "identity", { keep: ["realName", "sex", "frontImage", "backImage"], active: !sent });
  const front = useIdentityUpload(form, "frontImage");
  const back = useIdentityUpload(form, "backImage");
  const { isDirty } = form.formState;
  const handIn = useFormWrite(form, useAuthenticationInfo(), {
    onDone: () => {
      setSent(true);
      void onSent().finally(() => setSent(false));
    },
    unknown: t`We do not know whether your documents were received. Load the page again to check.`,
  });
  const busy = waiting || handIn.busy || sent;

  const submit = form.handleSubmit(({ sex, frontImage, backImage, realName, idNumber }) => {
    if (sex === "" || frontImage === "" || backImage === "") return;
    handIn.send({ realName: realName.trim(), idNumber: inHalfWidth(idNumber), sex, frontImage, backImage });
  });

  // Submitting during an upload waits for the upload.
  const submitAfterUploads = async () => {
    if (busy) return;
    setWaiting(true);
    const [isFrontStored, isBackStored] = await Promise.all([front.settled(), back.settled()]);
    setWaiting(false);
    if (isFrontStored && isBackStored) await submit();
    else form.setFocus(isFrontStored ? "backImage" : "frontImage");
  };

  return (
    <>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitAfterUploads();
        }}
        display="grid"
        gap="6"
        maxWidth="prose"
        aria-busy={busy || undefined}
      >
        <RejectionReason reason={before.failureReason} />
        <DraftNotice restored={draft.restored} />
        <IdentityFields form={form} before={before} front={front} back={back} />
        <ImageHelp />
        <Refusal>{handIn.refusal}</Refusal>
        <Button type="submit" size="lg" loading={busy} justifySelf={{ base: "stretch", sm: "start" }}>
          <Trans>Submit for review</Trans>
        </Button>
      </chakra.form>
      <IdentityLeaveGuard filled={isDirty && !sent} />
    </>
  );
}

function RejectionReason({ reason }: { reason: string | null }) {
  if (reason === null || reason === "") return null;
  return (
    <chakra.p padding="3" borderRadius="control" bg="review.soft" fontSize="sm">
      <Trans>Why it was not accepted last time: {reason}</Trans>
    </chakra.p>
  );
}
