import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { fileUrl, pictureUrl } from "#back-office/api/mock-base.ts";
import { FieldError } from "#components/forms/field-error.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { isOwn } from "./own-html.ts";
import type { PanelProps } from "./style-panels.tsx";
import { ToolPanel } from "./tool-panel.tsx";

/** Maximum size of an embedded image, bytes. */
const MOST_BYTES = 1_000_000;

/** Inserts an image from a file or address, or a video by address; only from this server. */
export function MediaPanel({ editor, onClose, video = false }: PanelProps & { readonly video?: boolean }) {
  const { t } = useLingui();
  const id = useId();
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
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith("image/") || file.size > MOST_BYTES) {
      setFault(t`Choose an image of up to 1 MB.`);
      return;
    }
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") insert(reader.result);
    });
    reader.readAsDataURL(file);
  };
  const typed = (label: string, value: string, put: (value: string) => void, isFaulty: boolean) => (
    <chakra.label display="grid" gap="1" fontSize="sm" flex="1 1 14rem">
      {label}
      <Line
        value={value}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `${id}-fault` : undefined}
        onChange={({ currentTarget }) => put(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          submit();
        }}
      />
    </chakra.label>
  );
  return (
    <ToolPanel label={video ? t`Video` : t`Image`} onClose={onClose}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2" width="full">
        {typed(video ? t`Video address` : t`Image address`, address, setAddress, fault !== null)}
        {!video && typed(t`What it shows`, alt, setAlt, false)}
        <Button size="sm" onClick={submit}>
          {video ? <Trans>Insert video</Trans> : <Trans>Insert image</Trans>}
        </Button>
        {!video && (
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
            <Hidden type="file" accept="image/*" onChange={({ currentTarget }) => take(currentTarget.files?.[0])} />
          </chakra.label>
        )}
      </chakra.div>
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </ToolPanel>
  );
}

const Line = chakra(TextInput, { base: { minHeight: "9", paddingY: "1" } });
const Hidden = chakra("input", { base: { position: "absolute", width: "1px", height: "1px", opacity: 0 } });
