import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, RotateCcw, RotateCw, Scan, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { LightButton, Lightbox, type LightboxFrame } from "./lightbox.tsx";

/** An image with its text alternative. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

interface ImageViewerProps extends LightboxFrame {
  pictures: readonly Picture[];
  /** Index of the first image shown. */
  first?: number;
}

const LEAST = 0.25;
const MOST = 4;
const STEP = 1.25;
const AS_IT_IS = { zoom: 1, turn: 0 };

/**
 * Full-window images, one at a time: arrow keys move between them, + and - zoom, 0 resets.
 * @example <ImageViewer open={open} onClose={close} pictures={[{ src: url, alt: t`Hills` }]} />
 */
export function ImageViewer(props: ImageViewerProps) {
  // Reset each time it opens.
  return <Viewer key={`${props.open} ${props.first ?? 0}`} {...props} />;
}

function Viewer({ pictures, first = 0, ...frame }: ImageViewerProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const [look, setLook] = useState(AS_IT_IS);
  const picture = pictures[at];
  const number = at + 1;
  const count = pictures.length;
  const show = (next: number) => {
    setAt((next + count) % count);
    setLook(AS_IT_IS);
  };
  const zoomBy = (factor: number) =>
    setLook(({ zoom, turn }) => ({ zoom: Math.min(MOST, Math.max(LEAST, zoom * factor)), turn }));
  const turnBy = (degrees: number) => setLook(({ zoom, turn }) => ({ zoom, turn: turn + degrees }));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    "+": () => zoomBy(STEP),
    "-": () => zoomBy(1 / STEP),
    "0": () => setLook(AS_IT_IS),
  };
  return (
    <Lightbox
      title={t`Image ${number} of ${count}`}
      {...frame}
      onKeyDown={(key) => keys[key]?.()}
      tools={
        <>
          <LightButton aria-label={t`Previous image`} onClick={() => show(at - 1)}>
            <Icon of={ChevronLeft} />
          </LightButton>
          <LightButton aria-label={t`Zoom out`} onClick={() => zoomBy(1 / STEP)}>
            <Icon of={ZoomOut} />
          </LightButton>
          <LightButton aria-label={t`Zoom in`} onClick={() => zoomBy(STEP)}>
            <Icon of={ZoomIn} />
          </LightButton>
          <LightButton aria-label={t`Rotate left`} onClick={() => turnBy(-90)}>
            <Icon of={RotateCcw} />
          </LightButton>
          <LightButton aria-label={t`Rotate right`} onClick={() => turnBy(90)}>
            <Icon of={RotateCw} />
          </LightButton>
          <LightButton aria-label={t`Original view`} onClick={() => setLook(AS_IT_IS)}>
            <Icon of={Scan} />
          </LightButton>
          <LightButton aria-label={t`Next image`} onClick={() => show(at + 1)}>
            <Icon of={ChevronRight} />
          </LightButton>
        </>
      }
    >
      {picture && (
        <chakra.img
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          width="min(100%, 60rem)"
          maxHeight="100%"
          objectFit="contain"
          transition="transform 160ms"
          style={{ transform: `scale(${look.zoom}) rotate(${look.turn}deg)` }}
        />
      )}
    </Lightbox>
  );
}
