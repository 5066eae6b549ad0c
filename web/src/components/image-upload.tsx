import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { FileText, ImageUp, RotateCw } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useId, useState } from "react";
import { Button } from "./ui/button.tsx";
import { Field } from "./ui/field.tsx";
import { Icon } from "./ui/icon.tsx";
import { ProgressBar } from "./ui/progress-bar.tsx";

interface ImageUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Media types the chooser offers, separated by commas. */
  accept: string;
  /** What was picked; its preview is drawn here. */
  file: File | null;
  /** Without a file: what was handed in earlier, or null while its content is not there. */
  stored?: Blob | null | undefined;
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
            <Picked
              picture={file ?? stored ?? null}
              name={file?.name ?? <Trans>Submitted earlier</Trans>}
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

interface PickedProps {
  picture: Blob | null;
  name: ReactNode;
  large: boolean;
  sending: number | null;
  inputId: string;
  onRemove: () => void;
  onRotate: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

function Picked({ picture, name, large, sending, inputId, onRemove, onRotate, onRetry }: PickedProps) {
  return (
    <chakra.div
      display={large ? "grid" : "flex"}
      alignItems={large ? "stretch" : "center"}
      gap="3"
      padding="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Preview file={picture} large={large} />
      <chakra.div flex="1" minWidth="0" display="grid" gap="1">
        <chakra.p fontSize="sm" fontWeight="medium" lineHeight="snug" truncate>
          {name}
        </chakra.p>
        {sending !== null && <Sending share={sending} />}
        <chakra.div display="flex" flexWrap="wrap" gap="1" marginX="-3" marginY="-1">
          {onRetry && (
            <Button variant="quiet" size="sm" px="3" onClick={onRetry}>
              <Trans>Send again</Trans>
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            px="3"
            onClick={() => document.querySelector<HTMLInputElement>(`#${CSS.escape(inputId)}`)?.click()}
          >
            <Trans>Replace</Trans>
          </Button>
          {onRotate && (
            <Button variant="quiet" size="sm" px="3" onClick={onRotate}>
              <Icon of={RotateCw} size={16} />
              <Trans>Rotate</Trans>
            </Button>
          )}
          <Button variant="quiet" size="sm" px="3" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

/** The picture itself, or the sign of a document where the browser cannot draw it (PDF, HEIC). */
function Preview({ file, large }: { file: Blob | null; large: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    // The address is made here and not while drawing, because it has to be given back.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <chakra.div
      {...(large ? { width: "full", height: "12rem" } : { boxSize: "16" })}
      flexShrink={0}
      display="grid"
      placeItems="center"
      borderRadius="sm"
      overflow="hidden"
      bg="bg.hover"
      color="ink.second"
    >
      {url === null ? (
        <Icon of={FileText} size={24} />
      ) : (
        <chakra.img
          src={url}
          alt=""
          width="full"
          height="full"
          minHeight="0"
          objectFit={large ? "contain" : "cover"}
          onError={() => setUrl(null)}
        />
      )}
    </chakra.div>
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

/** How much has been sent: a bar with its words before and its percentage behind. */
function Sending({ share }: { share: number }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" fontSize="xs" lineHeight="snug" color="ink.second">
      <span id={id}>
        <Trans>Sending</Trans>
      </span>
      <ProgressBar value={percent} aria-labelledby={id} flex="1" />
      <chakra.span fontVariantNumeric="tabular-nums">{percent}%</chakra.span>
    </chakra.div>
  );
}
