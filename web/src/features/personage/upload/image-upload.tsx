import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { PickedFile } from "./picked-file.tsx";
import { Field } from "#components/forms/field.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface ImageUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Media types the chooser offers, separated by commas. */
  accept: string;
  /** What was picked; its preview is drawn here. */
  file: File | null;
  /** Without a file: what the server has of it from before, or null while its content is not there. */
  stored?: Blob | null | undefined;
  /** That was handed in, and not only uploaded for a form that is still being filled in. */
  handedIn?: boolean;
  /** Shows the picture as wide as the field, for what has to be readable. */
  large?: boolean;
  /** From 0 to 1 while it is being sent, else null. */
  sending: number | null;
  /** null takes the file away. */
  onPick: (file: File | null) => void;
  /** Turns the picture by a quarter. */
  onRotate?: (() => void) | undefined;
  /** Sends the file again after a failure. */
  onRetry?: (() => void) | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one picture or document, by choosing or by dropping, and shows what was picked and how far it has been sent. */
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
  const [over, setOver] = useState(false);
  const empty = file === null && stored === undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Zone
          data-over={over || undefined}
          data-filled={!empty || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const dropped = event.dataTransfer.files[0];
            if (dropped) onPick(dropped);
          }}
        >
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
              // The same file can be picked again after it was taken away.
              target.value = "";
            }}
          />
          {empty ? (
            <chakra.label
              htmlFor={control.id}
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
          ) : (
            <PickedFile
              picture={file ?? stored ?? null}
              name={file?.name ?? (handedIn ? <Trans>Submitted earlier</Trans> : <Trans>Uploaded</Trans>)}
              large={large}
              sending={sending}
              inputId={control.id}
              onRemove={() => {
                onPick(null);
                // The button that had the focus is gone.
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

/** Unseen over what it stands for, so that a press or the focus on it is on what one sees: the zone, then the picture. */
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
