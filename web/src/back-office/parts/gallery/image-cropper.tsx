import { ImageCropper as Cropper, useImageCropper } from "@ark-ui/react/image-cropper";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import {
  FlipHorizontal2,
  FlipVertical2,
  ImageUp,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  Undo2,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";

export interface CropperHandle {
  /** The cropped image as a PNG data URL; null without an image. */
  readonly crop: () => Promise<string | null>;
}

interface ImageCropperProps {
  ref?: Ref<CropperHandle>;
  /** The initial image; with `tools` the user can choose another. */
  src: string;
  /** Width divided by height of the crop frame; free by default. */
  aspectRatio?: number;
  shape?: "rectangle" | "circle";
  /** Buttons that choose, rotate, flip and zoom the image. */
  tools?: boolean;
  /** Maximum of the result's longer side, pixels. */
  largest?: number;
}

const ZOOM = 0.2;

/**
 * An image with a crop frame that is moved and resized by pointer or arrow keys.
 * @example
 * const cropper = useRef<CropperHandle>(null);
 * <ImageCropper ref={cropper} src={url} aspectRatio={1} shape="circle" tools />
 * const base64 = await cropper.current?.crop();
 */
export function ImageCropper({ src, ...rest }: ImageCropperProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen]);
  // The key resets the crop frame for a new image.
  return <Frame key={chosen ?? src} src={chosen ?? src} onChoose={setChosen} {...rest} />;
}

interface FrameProps extends ImageCropperProps {
  onChoose: (address: string) => void;
}

function Frame({ ref, src, aspectRatio, shape = "rectangle", tools, largest = 512, onChoose }: FrameProps) {
  const { t } = useLingui();
  const cropper = useImageCropper({
    cropShape: shape,
    ...(aspectRatio !== undefined && { aspectRatio }),
    minZoom: 0.5,
    translations: {
      rootLabel: t`Crop the image`,
      rootRoleDescription: t`Image cropper`,
      previewLoading: t`The image is loading`,
      selectionLabel: () => t`Frame`,
      selectionRoleDescription: t`Movable frame`,
      selectionInstructions: t`Arrow keys move the frame, with Alt they change its size, with Shift in larger steps.`,
      selectionValueText: ({ x, y, width, height }) => {
        const [left, top, wide, high] = [x, y, width, height].map(Math.round);
        return t`${left} from the left, ${top} from the top, ${wide} wide, ${high} high`;
      },
      previewDescription: () => "",
    },
  });
  const { width, height } = cropper.naturalSize;
  const ratio = width > 0 && height > 0 ? width / height : 4 / 3;
  useImperativeHandle(ref, () => ({
    crop: async () => {
      const image = await cropper.getCroppedImage({ output: "dataUrl", maxSize: { width: largest, height: largest } });
      return typeof image === "string" ? image : null;
    },
  }));
  return (
    <chakra.div display="grid" gap="3" alignContent="start" justifyItems="start" minWidth="0">
      <Cropper.RootProvider value={cropper}>
        {/* Without the image's aspect ratio, the library would stretch the image. */}
        <Stage style={{ aspectRatio: ratio, width: `min(100%, 26rem, ${24 * ratio}rem)` }}>
          <Cropper.Image src={src} alt="" crossOrigin="anonymous" />
          <Selection data-shape={shape}>
            {Cropper.handles.map((position) => (
              <Cropper.Handle key={position} position={position} />
            ))}
          </Selection>
        </Stage>
      </Cropper.RootProvider>
      {tools && (
        <chakra.div
          role="toolbar"
          aria-label={t`Image tools`}
          display="flex"
          flexWrap="wrap"
          gap="1"
          alignItems="center"
        >
          <ChooseFile onChoose={onChoose} />
          <Tool of={Undo2} label={t`Start over`} onPress={() => cropper.reset()} />
          <Tool of={RotateCcw} label={t`Rotate left`} onPress={() => cropper.rotateBy(-90)} />
          <Tool of={RotateCw} label={t`Rotate right`} onPress={() => cropper.rotateBy(90)} />
          <Tool of={FlipVertical2} label={t`Flip horizontally`} onPress={() => cropper.flipHorizontally()} />
          <Tool of={FlipHorizontal2} label={t`Flip vertically`} onPress={() => cropper.flipVertically()} />
          <Tool of={ZoomIn} label={t`Zoom in`} onPress={() => cropper.zoomBy(ZOOM)} />
          <Tool of={ZoomOut} label={t`Zoom out`} onPress={() => cropper.zoomBy(-ZOOM)} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

function Tool({ of, label, onPress }: { of: LucideIcon; label: string; onPress: () => void }) {
  return (
    <IconButton aria-label={label} title={label} borderWidth="1px" boxSize="10" onClick={onPress}>
      <Icon of={of} size={18} />
    </IconButton>
  );
}

/** Chooses a local image; it is not uploaded. */
function ChooseFile({ onChoose }: { onChoose: (address: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { t } = useLingui();
  return (
    <>
      <Tool of={ImageUp} label={t`Choose an image`} onPress={() => input.current?.click()} />
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t`Choose an image`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file?.type.startsWith("image/")) onChoose(URL.createObjectURL(file));
            currentTarget.value = "";
          }}
        />
      </VisuallyHidden>
    </>
  );
}

const Stage = chakra(Cropper.Viewport, {
  base: {
    position: "relative",
    overflow: "hidden",
    bg: "rgb(8 16 29)",
    borderRadius: "control",
    touchAction: "none",
    "& img": { display: "block", width: "full", height: "full", maxWidth: "none" },
  },
});

const Selection = chakra(Cropper.Selection, {
  base: {
    outline: "2px solid rgb(255 255 255)",
    boxShadow: "0 0 0 100vmax rgb(3 7 14 / 0.6)",
    cursor: "move",
    "&[data-shape=circle]": { borderRadius: "full" },
    _focusVisible: { outline: "3px solid {colors.brand}" },
    "& [data-part=handle]": {
      boxSize: "4",
      borderRadius: "full",
      bg: "brand",
      borderWidth: "2px",
      borderColor: "rgb(255 255 255)",
    },
    // Hides the handles at the sides, but not at the corners; the sides can still be dragged.
    "& :is([data-position=n], [data-position=e], [data-position=s], [data-position=w])": { opacity: 0 },
  },
});
