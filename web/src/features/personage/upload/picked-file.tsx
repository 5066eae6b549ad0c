import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { FileText, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";

interface PickedFileProps {
  /** Null while the file's content is loading, or if it cannot be loaded. */
  picture: Blob | null;
  name: ReactNode;
  large: boolean;
  sending: number | null;
  inputId: string;
  onRemove: () => void;
  onRotate: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

export function PickedFile({ picture, name, large, sending, inputId, onRemove, onRotate, onRetry }: PickedFileProps) {
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
        {/* In forced-colors mode the borders of the buttons show and must stay inside the panel. */}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="1"
          marginX="-3"
          marginY="-1"
          css={{ "@media (forced-colors: active)": { margin: "0" } }}
        >
          {onRetry && (
            <Button variant="quiet" size="sm" px="3" onClick={onRetry}>
              <Trans>Upload again</Trans>
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

/** The image, or a document icon if the browser cannot render it (PDF, HEIC). */
function Preview({ file, large }: { file: Blob | null; large: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    // Create the URL here instead of during render, because it must be revoked.
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

function Sending({ share }: { share: number }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" fontSize="xs" lineHeight="snug" color="ink.second">
      <span id={id}>
        <Trans>Uploading</Trans>
      </span>
      <ProgressBar value={percent} aria-labelledby={id} flex="1" />
      <chakra.span fontVariantNumeric="tabular-nums">{percent}%</chakra.span>
    </chakra.div>
  );
}
