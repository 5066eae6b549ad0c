import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Lightbox, type LightboxFrame } from "./lightbox.tsx";

interface VideoPlayerProps {
  src: string;
  /** Text alternative. */
  label: string;
  autoPlay?: boolean;
}

/**
 * A video with the browser's controls, muted at first; before playback only its metadata is fetched.
 * @example <VideoPlayer src={url} label={t`A growing lattice`} />
 */
export function VideoPlayer({ src, label, autoPlay }: VideoPlayerProps) {
  return (
    <chakra.video
      src={src}
      aria-label={label}
      controls
      autoPlay={autoPlay}
      muted
      playsInline
      disablePictureInPicture
      preload="metadata"
      display="block"
      width="full"
      maxHeight="100%"
      aspectRatio="16 / 9"
      bg="rgb(8 16 29)"
      borderRadius="sm"
    />
  );
}

/**
 * A `VideoPlayer` in a full-window overlay, with autoplay.
 * @example <VideoPopup src={url} label={t`A growing lattice`} open={open} onClose={close} />
 */
export function VideoPopup({ src, label, ...frame }: Omit<VideoPlayerProps, "autoPlay"> & LightboxFrame) {
  const { t } = useLingui();
  return (
    <Lightbox title={t`Video: ${label}`} {...frame}>
      <chakra.div width="min(100%, 60rem)">
        <VideoPlayer src={src} label={label} autoPlay />
      </chakra.div>
    </Lightbox>
  );
}
