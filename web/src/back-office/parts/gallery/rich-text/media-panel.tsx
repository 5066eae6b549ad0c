import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { fileUrl, pictureUrl } from "#back-office/api/mock-base.ts";
import { FieldError } from "#components/forms/field-error.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { ImageFileButton } from "./image-file-button.tsx";
import { isOwn } from "./own-html.ts";
import type { PanelProps } from "./style-panels.tsx";
import { ToolPanel } from "./tool-panel.tsx";

/** Inserts an image from a file, or an image or a video by its address on this server. */
export function MediaPanel({ editor, onClose, video = false }: PanelProps & { readonly video?: boolean }) {
  const { t } = useLingui();
  const faultId = useId();
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const insert = (src: string) => {
    const chain = editor.chain().focus();
    (video ? chain.insertVideo(src) : chain.setImage({ src, alt })).run();
    onClose();
  };
  const submit = () => {
    const typed = address.trim();
    const src = typed.startsWith("/") ? (video ? fileUrl : pictureUrl)(typed) : typed;
    if (typed === "" || !src || !isOwn(src))
      setFault(t`Enter an address of this server, such as /demo/videos/sample.mp4.`);
    else insert(src);
  };
  return (
    <ToolPanel label={video ? t`Video` : t`Image`} onClose={onClose}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2" width="full">
        <TextLine
          label={video ? t`Video address` : t`Image address`}
          value={address}
          faultId={fault === null ? undefined : faultId}
          onType={setAddress}
          onEnter={submit}
        />
        {!video && <TextLine label={t`What it shows`} value={alt} onType={setAlt} onEnter={submit} />}
        <Button size="sm" onClick={submit}>
          {video ? <Trans>Insert video</Trans> : <Trans>Insert image</Trans>}
        </Button>
        {!video && <ImageFileButton onImage={insert} onRefuse={() => setFault(t`Choose an image of up to 1 MB.`)} />}
      </chakra.div>
      {fault && <FieldError id={faultId}>{fault}</FieldError>}
    </ToolPanel>
  );
}

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  /** Id of the error message; undefined while there is none. */
  readonly faultId?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

function TextLine({ label, value, faultId, onType, onEnter }: TextLineProps) {
  return (
    <chakra.label display="grid" gap="1" fontSize="sm" flex="1 1 14rem">
      {label}
      <Line
        value={value}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter();
        }}
      />
    </chakra.label>
  );
}

const Line = chakra(TextInput, { base: { minHeight: "9", paddingY: "1" } });
