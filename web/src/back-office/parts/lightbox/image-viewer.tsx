import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, RotateCcw, RotateCw, Scan, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { LightButton, Lightbox, type LightboxFrame } from "./lightbox.tsx";

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
  // The key resets the shown image, its zoom and its rotation each time the viewer opens.
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
  const tools = [
    { of: ChevronLeft, label: t`Previous image`, run: () => show(at - 1) },
    { of: ZoomOut, label: t`Zoom out`, run: () => zoomBy(1 / STEP) },
    { of: ZoomIn, label: t`Zoom in`, run: () => zoomBy(STEP) },
    { of: RotateCcw, label: t`Rotate left`, run: () => turnBy(-90) },
    { of: RotateCw, label: t`Rotate right`, run: () => turnBy(90) },
    { of: Scan, label: t`Original view`, run: () => setLook(AS_IT_IS) },
    { of: ChevronRight, label: t`Next image`, run: () => show(at + 1) },
  ];
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
      tools={tools.map(({ of, label, run }) => (
        <LightButton key={label} aria-label={label} onClick={run}>
          <Icon of={of} />
        </LightButton>
      ))}
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
