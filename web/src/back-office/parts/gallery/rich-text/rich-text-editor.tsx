import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Image } from "@tiptap/extension-image";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect } from "react";
import { INSERTING } from "./inserting.ts";
import { documentOf } from "./own-html.ts";
import { RICH_TEXT } from "./rich-text-styles.ts";
import { RichTextTools } from "./rich-text-tools.tsx";

interface RichTextEditorProps {
  /** Names it for assistive technology. */
  label: string;
  /** HTML; what comes from outside is cleaned. */
  value: string;
  onChange: (html: string) => void;
  disabled?: boolean;
  /** The height of the text at least, pixels. */
  height?: number;
  /** What a form ties it to. */
  id?: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: "https", protocols: ["http", "https", "mailto"] },
  }),
  Image.configure({ allowBase64: true }),
];

/**
 * A text with headings, lists, links and pictures, as HTML. Brings 130 kB: load it with the view that has it, by
 * `lateComponent`.
 *
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
    extensions: EXTENSIONS,
    editable: !disabled,
    // As a document: text would be parsed by the editor.
    content: { type: "doc", content: [{ type: "paragraph" }] },
    // The page's policy lets no script write styles: ours are made while building.
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
    <Frame data-disabled={disabled || undefined}>
      {editor && <RichTextTools editor={editor} label={t`${label}: tools`} disabled={disabled} />}
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
    "&[data-disabled]": { bg: "bg.sunken", color: "ink.second" },
  },
});
