import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  ALargeSmall,
  AlignLeft,
  Baseline,
  Bold,
  Code,
  Heading2,
  Heading3,
  Highlighter,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Maximize,
  Minimize,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Smile,
  Strikethrough,
  Table,
  Underline,
  Undo2,
  Video,
} from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useToolbarKeys } from "../use-toolbar-keys.ts";
import { LinkForm } from "./link-form.tsx";
import { MediaPanel } from "./media-panel.tsx";
import { AlignPanel, ColourPanel, EmojiPanel, type PanelProps, SizePanel } from "./style-panels.tsx";
import { TablePanel } from "./table-panel.tsx";
import { useElementFullScreen } from "./use-element-full-screen.ts";

interface RichTextToolsProps {
  editor: Editor;
  label: string;
  disabled: boolean;
  /** The element for full screen. */
  frame: RefObject<HTMLElement | null>;
}

/** The panel that a tool opens below the toolbar. */
type Panel = "align" | "colour" | "emoji" | "ground" | "link" | "picture" | "size" | "table" | "video";

interface Tool {
  readonly of: LucideIcon;
  readonly label: string;
  readonly run: () => unknown;
  /** Whether it is active at the cursor; absent for one-time commands. */
  readonly on?: boolean;
  readonly off?: boolean;
  /** Opens a panel instead of acting at once. */
  readonly opens?: Panel;
}

/** The toolbar of a rich text; one tab stop, with the arrow keys between its buttons. */
export function RichTextTools({ editor, label, disabled, frame }: RichTextToolsProps) {
  const { t } = useLingui();
  const [panel, setPanel] = useState<Panel | null>(null);
  const fullScreen = useElementFullScreen(frame);
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
      tasks: editor.isActive("taskList"),
      table: editor.isActive("table"),
      styles: JSON.stringify(editor.getAttributes("textStyle")),
      quote: editor.isActive("blockquote"),
      code: editor.isActive("codeBlock"),
      link: editor.isActive("link"),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const opener = (of: LucideIcon, label: string, opens: Panel, on?: boolean): Tool => ({
    of,
    label,
    opens,
    ...(on && { on }),
    run: () => setPanel(panel === opens ? null : opens),
  });
  const tools: readonly Tool[] = [
    { of: Undo2, label: t`Undo`, run: () => chain().undo().run(), off: !state.undo },
    { of: Redo2, label: t`Redo`, run: () => chain().redo().run(), off: !state.redo },
    { of: Heading2, label: t`Heading`, run: () => chain().toggleHeading({ level: 2 }).run(), on: state.h2 },
    { of: Heading3, label: t`Subheading`, run: () => chain().toggleHeading({ level: 3 }).run(), on: state.h3 },
    { of: Bold, label: t`Bold`, run: () => chain().toggleBold().run(), on: state.bold },
    { of: Italic, label: t`Italic`, run: () => chain().toggleItalic().run(), on: state.italic },
    { of: Underline, label: t`Underline`, run: () => chain().toggleUnderline().run(), on: state.underline },
    { of: Strikethrough, label: t`Strikethrough`, run: () => chain().toggleStrike().run(), on: state.strike },
    opener(Baseline, t`Text colour`, "colour"),
    opener(Highlighter, t`Highlight colour`, "ground"),
    opener(ALargeSmall, t`Text size`, "size"),
    opener(AlignLeft, t`Alignment`, "align"),
    { of: IndentIncrease, label: t`Indent`, run: () => chain().indentBy(1).run() },
    { of: IndentDecrease, label: t`Outdent`, run: () => chain().indentBy(-1).run() },
    { of: List, label: t`List`, run: () => chain().toggleBulletList().run(), on: state.bullets },
    { of: ListOrdered, label: t`Numbered list`, run: () => chain().toggleOrderedList().run(), on: state.numbers },
    { of: ListTodo, label: t`Task list`, run: () => chain().toggleTaskList().run(), on: state.tasks },
    { of: Quote, label: t`Quotation`, run: () => chain().toggleBlockquote().run(), on: state.quote },
    { of: Code, label: t`Code`, run: () => chain().toggleCodeBlock().run(), on: state.code },
    { of: Minus, label: t`Divider`, run: () => chain().setHorizontalRule().run() },
    state.link
      ? { of: Link2Off, label: t`Remove the link`, run: () => chain().extendMarkRange("link").unsetLink().run() }
      : opener(Link2, t`Link`, "link"),
    opener(Table, t`Table`, "table", state.table),
    opener(Image, t`Image`, "picture"),
    opener(Video, t`Video`, "video"),
    opener(Smile, t`Emoji`, "emoji"),
    { of: RemoveFormatting, label: t`Clear formatting`, run: () => chain().unsetAllMarks().clearNodes().run() },
    ...(fullScreen.possible
      ? [
          {
            of: fullScreen.on ? Minimize : Maximize,
            label: t`Full screen`,
            on: fullScreen.on,
            run: fullScreen.toggle,
          },
        ]
      : []),
  ];
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  const panels: Readonly<Record<Panel, () => ReactNode>> = {
    align: () => <AlignPanel editor={editor} onClose={close} />,
    colour: () => <ColourPanel editor={editor} onClose={close} />,
    emoji: () => <EmojiPanel editor={editor} onClose={close} />,
    ground: () => <ColourPanel ground editor={editor} onClose={close} />,
    link: () => <LinkPanel editor={editor} onClose={close} />,
    picture: () => <MediaPanel editor={editor} onClose={close} />,
    size: () => <SizePanel editor={editor} onClose={close} />,
    table: () => <TablePanel editor={editor} onClose={close} />,
    video: () => <MediaPanel video editor={editor} onClose={close} />,
  };
  return (
    <chakra.div borderBottomWidth="1px">
      <chakra.div role="toolbar" aria-label={label} display="flex" flexWrap="wrap" padding="1" {...keys}>
        {tools.map(({ of, label, run, on, off, opens }, index) => (
          <ToolButton
            key={label}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            title={label}
            {...(opens ? { "aria-expanded": panel === opens, "data-on": on } : { "aria-pressed": on })}
            aria-disabled={disabled || off || undefined}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!disabled && !off) run();
            }}
          >
            <Icon of={of} size={18} />
          </ToolButton>
        ))}
      </chakra.div>
      {panel && !disabled && <chakra.div key={panel}>{panels[panel]()}</chakra.div>}
    </chakra.div>
  );
}

function LinkPanel({ editor, onClose }: PanelProps) {
  const link = (href: string) => {
    onClose();
    const chain = editor.chain().focus();
    if (!editor.state.selection.empty) chain.setLink({ href }).run();
    else chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
  };
  return <LinkForm onCancel={onClose} onLink={link} />;
}

const ToolButton = chakra(IconButton, {
  base: {
    boxSize: "9",
    "&:is([aria-pressed=true], [aria-expanded=true], [data-on])": { bg: "brand.soft", color: "link" },
    "&[aria-disabled]": { opacity: 0.4, cursor: "not-allowed" },
  },
});
