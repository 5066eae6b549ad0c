import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { FillableDialog } from "#back-office/parts/dialog/fillable-dialog.tsx";
import { type CropperHandle, ImageCropper } from "#back-office/parts/gallery/image-cropper.tsx";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

interface AvatarDialogProps extends DialogFrame {
  readonly onSave: (address: string) => void;
}

/** The default image to crop. */
const PICTURE = pictureUrl("/demo/pictures/example-7.svg") ?? "";

/** Lets the user choose an image and crop it to a circle. Nothing is uploaded. */
export function AvatarDialog({ onSave, ...frame }: AvatarDialogProps) {
  const { t } = useLingui();
  const cropper = useRef<CropperHandle>(null);
  const save = async (): Promise<void> => {
    const address = await cropper.current?.crop();
    if (!address) return;
    onSave(address);
    frame.onClose();
    showToast({ kind: "success", text: t`The avatar was changed.` });
  };
  return (
    <FillableDialog
      {...frame}
      title={<Trans>Change the avatar</Trans>}
      onSubmit={() => void save()}
      footer={(close) => (
        <>
          <Button size="sm" variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="sm" type="submit">
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    >
      <ImageCropper ref={cropper} src={PICTURE} aspectRatio={1} shape="circle" tools />
    </FillableDialog>
  );
}
