import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";

/** Accepted kinds and size, and a warning when the server will probably reject the file being sent. */
export function UploadHint({ warning }: { warning: string | undefined }) {
  return (
    <>
      <Trans>JPEG, PNG, WebP, HEIC or PDF, up to 10&nbsp;MB. Only you and our reviewers can see it.</Trans>
      {/* Mounted empty, because a live region announces only changes. */}
      <chakra.span role="status" display="block" color="review">
        {warning}
      </chakra.span>
    </>
  );
}
