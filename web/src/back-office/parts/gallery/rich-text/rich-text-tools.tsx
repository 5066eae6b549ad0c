import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useToolbarKeys } from "../use-toolbar-keys.ts";
import { LinkForm } from "./link-form.tsx";

interface RichTextToolsProps {
  editor: Editor;
  label: string;
  disabled: boolean;
}

interface Tool {
  readonly of: LucideIcon;
  readonly label: string;
  readonly run: () => unknown;
  /** Whether it is active at the cursor; absent for one-time commands. */
  readonly on?: boolean;
  readonly off?: boolean;
}

/** The buttons of a rich text; one stop for the keyboard, with the arrow keys between them. */
export function RichTextTools({ editor, label, disabled }: RichTextToolsProps) {
  const { t } = useLingui();
  const [linking, setLinking] = useState(false);
  const keys = useToolbarKeys();
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      underline: editor.isActive("underline"),
      strike: editor.isActive("strike"),
      h2: editor.isActive("heading", { level: 2 }),
      h3: editor.isActive("heading", { level: 3 }),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      code: editor.isActive("codeBlock"),
      link: editor.isActive("link"),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { of: Undo2, label: t`Undo`, run: () => chain().undo().run(), off: !state.undo },
    { of: Redo2, label: t`Redo`, run: () => chain().redo().run(), off: !state.redo },
    { of: Heading2, label: t`Heading`, run: () => chain().toggleHeading({ level: 2 }).run(), on: state.h2 },
    { of: Heading3, label: t`Subheading`, run: () => chain().toggleHeading({ level: 3 }).run(), on: state.h3 },
    { of: Bold, label: t`Bold`, run: () => chain().toggleBold().run(), on: state.bold },
    { of: Italic, label: t`Italic`, run: () => chain().toggleItalic().run(), on: state.italic },
    { of: Underline, label: t`Underline`, run: () => chain().toggleUnderline().run(), on: state.underline },
    { of: Strikethrough, label: t`Strikethrough`, run: () => chain().toggleStrike().run(), on: state.strike },
    { of: List, label: t`List`, run: () => chain().toggleBulletList().run(), on: state.bullets },
    { of: ListOrdered, label: t`Numbered list`, run: () => chain().toggleOrderedList().run(), on: state.numbers },
    { of: Quote, label: t`Quotation`, run: () => chain().toggleBlockquote().run(), on: state.quote },
    { of: Code, label: t`Code`, run: () => chain().toggleCodeBlock().run(), on: state.code },
    { of: Minus, label: t`Divider`, run: () => chain().setHorizontalRule().run() },
    state.link
      ? { of: Link2Off, label: t`Remove the link`, run: () => chain().extendMarkRange("link").unsetLink().run() }
      : { of: Link2, label: t`Link`, run: () => setLinking(!linking) },
    { of: RemoveFormatting, label: t`Clear formatting`, run: () => chain().unsetAllMarks().clearNodes().run() },
  ];
  return (
    <chakra.div borderBottomWidth="1px">
      <chakra.div role="toolbar" aria-label={label} display="flex" flexWrap="wrap" padding="1" {...keys}>
        {tools.map(({ of, label, run, on, off }, index) => (
          <ToolButton
            key={label}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            title={label}
            aria-pressed={on}
            aria-disabled={disabled || off || undefined}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!disabled && !off) run();
            }}
          >
            <Icon of={of} size={18} />
          </ToolButton>
        ))}
      </chakra.div>
      {linking && !disabled && (
        <LinkForm
          onCancel={() => {
            setLinking(false);
            editor.commands.focus();
          }}
          onLink={(href) => {
            setLinking(false);
            const { empty } = editor.state.selection;
            if (!empty) chain().setLink({ href }).run();
            else
              chain()
                .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
                .run();
          }}
        />
      )}
    </chakra.div>
  );
}

const ToolButton = chakra(IconButton, {
  base: {
    boxSize: "9",
    "&[aria-pressed=true]": { bg: "brand.soft", color: "link" },
    "&[aria-disabled]": { opacity: 0.4, cursor: "not-allowed" },
  },
});
