import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Field } from "#components/forms/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PickedFile } from "./picked-file.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface ImageUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Media types for the file chooser, comma-separated. */
  accept: string;
  /** The picked file; its preview is rendered here. */
  file: File | null;
  /**
   * The stored file, shown if no file is picked. Null while it loads or if it cannot be loaded; undefined if there is
   * none.
   */
  stored?: Blob | null | undefined;
  /** The stored file was submitted, not just uploaded for a form in progress. */
  handedIn?: boolean;
  /** Shows the image at the full width of the field, for a document that must be readable. */
  large?: boolean;
  /** From 0 to 1 while uploading, else null. */
  sending: number | null;
  /** null removes the file. */
  onPick: (file: File | null) => void;
  /** Rotates the image by 90 degrees. */
  onRotate?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one image or document, by choosing or dropping, and shows the file and its upload progress. */
export function ImageUpload({
  label,
  hint,
  error,
  accept,
  file,
  stored,
  handedIn = false,
  large = false,
  sending,
  onPick,
  onRotate,
  onRetry,
  name,
  ref,
}: ImageUploadProps) {
  const drop = useFileDrop(onPick);
  const empty = file === null && stored === undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Zone {...drop} data-filled={!empty || undefined}>
          <FileInput
            {...control}
            over={empty ? "zone" : large ? "picture" : "thumbnail"}
            type="file"
            accept={accept}
            name={name}
            ref={ref}
            className="file"
            onChange={({ target }) => {
              const picked = target.files?.[0];
              if (picked) onPick(picked);
              // Allows picking the same file again after removing it.
              target.value = "";
            }}
          />
          {empty ? (
            <ChooseFile inputId={control.id} />
          ) : (
            <PickedFile
              picture={file ?? stored ?? null}
              name={file?.name ?? (handedIn ? <Trans>Submitted earlier</Trans> : <Trans>Uploaded</Trans>)}
              large={large}
              sending={sending}
              inputId={control.id}
              onRemove={() => {
                onPick(null);
                // Moves the focus, because the focused button was removed.
                document.getElementById(control.id)?.focus();
              }}
              onRotate={onRotate}
              onRetry={onRetry}
            />
          )}
        </Zone>
      )}
    </Field>
  );
}

function ChooseFile({ inputId }: { inputId: string }) {
  return (
    <chakra.label
      htmlFor={inputId}
      display="grid"
      justifyItems="center"
      gap="1"
      paddingY="6"
      paddingX="4"
      cursor="pointer"
      textAlign="center"
    >
      <chakra.span color="link">
        <Icon of={ImageUp} size={24} />
      </chakra.span>
      <chakra.span color="link" fontSize="sm" fontWeight="semibold">
        <Trans>Choose a file</Trans>
      </chakra.span>
      <chakra.span color="ink.second" fontSize="xs" hideBelow="md">
        <Trans>or drop it here</Trans>
      </chakra.span>
    </chakra.label>
  );
}

/** An invisible input on top of its zone or preview, so that clicks and focus there reach the input. */
const FileInput = chakra("input", {
  base: {
    position: "absolute",
    inset: "0",
    width: "full",
    height: "full",
    opacity: 0,
    cursor: "pointer",
    "&::file-selector-button": { cursor: "pointer" },
  },
  variants: {
    over: {
      zone: {},
      thumbnail: { inset: "3", width: "16", height: "16" },
      picture: { inset: "3", width: "calc(100% - {spacing.6})", height: "12rem" },
    },
  },
});

const Zone = chakra("div", {
  base: {
    position: "relative",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "hairline.strong",
    borderRadius: "control",
    transitionProperty: "background-color, border-color",
    transitionDuration: "fast",
    "&:hover, &[data-over]": { bg: "bg.hover", borderColor: "brand" },
    "&[data-filled]": { borderStyle: "solid" },
    "&:has(.file[aria-invalid])": { borderColor: "failure" },
    "&:has(.file:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
