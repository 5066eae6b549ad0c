import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { extensionsOf } from "./extensions.ts";
import { INSERTING } from "./inserting.ts";
import { documentOf } from "./own-html.ts";
import { RICH_TEXT } from "./rich-text-styles.ts";
import { RichTextTools } from "./rich-text-tools.tsx";

interface RichTextEditorProps {
  /** Accessible name. */
  label: string;
  /** HTML; sanitized unless the editor itself produced it. */
  value: string;
  onChange: (html: string) => void;
  disabled?: boolean;
  /** Minimum height of the text, pixels. */
  height?: number;
  /** The id and ARIA attributes are those of the text, for use in a form. */
  id?: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
}

/**
 * A rich text as HTML, with headings, colours, lists, tasks, tables, links, images and videos. Its library is 170 kB,
 * so lazy-load this component with `lateComponent`.
 * @example <RichTextEditor label={t`Body text`} value={html} onChange={setHtml} />
 */
export function RichTextEditor({
  label,
  value,
  onChange,
  disabled = false,
  height = 320,
  ...control
}: RichTextEditorProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  // The texts never change while mounted: changing the language reloads the page.
  const [extensions] = useState(() => extensionsOf((text) => t`Done: ${text}`));
  const attributes: Record<string, string> = {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    ...(control.id !== undefined && { id: control.id }),
    ...(control["aria-invalid"] && { "aria-invalid": "true" }),
    ...(control["aria-describedby"] !== undefined && { "aria-describedby": control["aria-describedby"] }),
    ...(disabled && { "aria-disabled": "true" }),
  };
  const editor = useEditor({
    extensions,
    editable: !disabled,
    // An empty document instead of an empty string: the editor would parse a string itself, which the CSP blocks.
    content: { type: "doc", content: [{ type: "paragraph" }] },
    // The CSP blocks the styles that the editor would inject; `RICH_TEXT` replaces them.
    injectCSS: false,
    editorProps: {
      attributes,
      handleDOMEvents: INSERTING,
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML()),
  });
  useEffect(() => {
    if (editor && value !== (editor.isEmpty ? "" : editor.getHTML()))
      editor.commands.setContent(documentOf(editor.schema, value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return (
    <Frame ref={frame} data-disabled={disabled || undefined}>
      {editor && <RichTextTools editor={editor} label={t`${label}: tools`} disabled={disabled} frame={frame} />}
      <chakra.div css={RICH_TEXT} style={{ minHeight: height }}>
        <EditorContent editor={editor} />
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra("div", {
  base: {
    minWidth: "0",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    overflow: "clip",
    "&:has([contenteditable]:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
    "&:fullscreen": { borderRadius: "0", gridTemplateRows: "auto minmax(0, 1fr)", overflowY: "auto" },
    "&[data-disabled]": { bg: "bg.sunken", color: "ink.second" },
  },
});
