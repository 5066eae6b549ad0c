import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";

/** Maximum size of an embedded image, bytes. */
const MOST_BYTES = 1_000_000;

interface ImageFileButtonProps {
  /** Receives the image as a data URL. */
  readonly onImage: (src: string) => void;
  /** Called if the file is not an image, or too large. */
  readonly onRefuse: () => void;
}

/** Chooses an image file to embed. */
export function ImageFileButton({ onImage, onRefuse }: ImageFileButtonProps) {
  const read = (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith("image/") || file.size > MOST_BYTES) {
      onRefuse();
      return;
    }
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") onImage(reader.result);
    });
    reader.readAsDataURL(file);
  };
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      minHeight="9"
      paddingX="3"
      borderWidth="1px"
      borderColor="hairline.strong"
      borderRadius="control"
      fontSize="sm"
      fontWeight="semibold"
      cursor="pointer"
      _hover={{ bg: "bg.hover" }}
      _focusWithin={{ outline: "2px solid {colors.brand}", outlineOffset: "2px" }}
    >
      <Trans>Choose a file</Trans>
      <Hidden type="file" accept="image/*" onChange={({ currentTarget }) => read(currentTarget.files?.[0])} />
    </chakra.label>
  );
}

const Hidden = chakra("input", { base: { position: "absolute", width: "1px", height: "1px", opacity: 0 } });
