import { FileUpload } from "@ark-ui/react/file-upload";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Upload, X } from "lucide-react";
import { useState } from "react";
import { buttonRecipe } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { type ControlState, groupOf } from "../control.ts";

interface UploadProps extends ControlState {
  /** Media types, such as `image/png`. */
  readonly accept?: readonly string[];
  /** Maximum size of a file, bytes. */
  readonly maxSize?: number;
  readonly maxFiles?: number;
}

/** The value is the list of chosen or dropped files; the control does not upload them. */
export function UploadControl({ accept, maxSize, maxFiles = 5, ...state }: UploadProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const names = refused.join(", ");
  const files = Array.isArray(state.value) ? (state.value as File[]) : [];
  return (
    <FileUpload.Root
      ids={{ label: state.labelId }}
      {...(accept && { accept: accept as never })}
      {...(maxSize && { maxFileSize: maxSize })}
      maxFiles={maxFiles}
      disabled={state.disabled === true}
      invalid={state.invalid}
      acceptedFiles={files}
      onFileChange={({ acceptedFiles, rejectedFiles }) => {
        setRefused(rejectedFiles.map(({ file }) => file.name));
        state.onChange(acceptedFiles);
      }}
    >
      <Drop {...groupOf(state)} role="group">
        <Trigger type="button">
          <Icon of={Upload} size={16} />
          <Trans>Choose files</Trans>
        </Trigger>
        <chakra.span color="ink.second" fontSize="sm">
          <Trans>or drop them here</Trans>
        </chakra.span>
      </Drop>
      {names !== "" && (
        <chakra.p role="alert" marginTop="1" color="failure" fontSize="sm">
          <Trans>Not added because of type, size or number: {names}</Trans>
        </chakra.p>
      )}
      <Files>
        {files.map((file) => {
          const { name } = file;
          return (
            <Chosen key={`${file.name}${file.size}`} file={file}>
              <FileUpload.ItemName />
              <chakra.span color="ink.second">
                <FileUpload.ItemSizeText />
              </chakra.span>
              <Remove aria-label={t`Remove ${name}`}>
                <Icon of={X} size={16} />
              </Remove>
            </Chosen>
          );
        })}
      </Files>
      <FileUpload.HiddenInput />
    </FileUpload.Root>
  );
}

const Drop = chakra(FileUpload.Dropzone, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    padding: "3",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    "&[data-dragging]": { borderColor: "brand", bg: "brand.soft" },
    "&[data-invalid]": { borderColor: "failure" },
  },
});
const Trigger = chakra(FileUpload.Trigger, {
  base: {
    ...buttonRecipe.base,
    minHeight: "var(--field-height, 2.25rem)",
    paddingX: "4",
    fontSize: "sm",
    borderColor: "hairline.strong",
  },
});
const Files = chakra(FileUpload.ItemGroup, { base: { display: "grid", gap: "1", listStyle: "none", fontSize: "sm" } });
const Chosen = chakra(FileUpload.Item, {
  base: { display: "flex", alignItems: "center", gap: "3", paddingTop: "1", overflowWrap: "anywhere" },
});
const Remove = chakra(FileUpload.ItemDeleteTrigger, {
  base: {
    display: "flex",
    padding: "1.5",
    borderRadius: "sm",
    color: "ink.second",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
  },
});
