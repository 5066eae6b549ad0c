import { chakra } from "@chakra-ui/react";
import type { DialogFrame } from "#components/form-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";

/** A video in a dialog, by the browser's own player. It has no sound, and so no captions. */
export function VideoPreview({ src, title, ...frame }: DialogFrame & { src: string; title: string }) {
  return (
    <Dialog {...frame} title={title} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there is nothing to hear */}
      <chakra.video
        src={src}
        controls
        autoPlay
        muted
        playsInline
        aria-label={title}
        width="100%"
        aspectRatio="16 / 9"
        bg="bg.sunken"
        borderRadius="sm"
      />
    </Dialog>
  );
}
