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
import type { RefObject } from "react";
import { useFullScreen } from "#back-office/parts/use-full-screen.ts";

/** The panel that a tool opens below the toolbar. */
export type Panel = "align" | "colour" | "emoji" | "ground" | "link" | "picture" | "size" | "table" | "video";

export interface Tool {
  readonly of: LucideIcon;
  readonly label: string;
  readonly run: () => unknown;
  /** Whether the tool is on, such as a format at the cursor; absent for tools without this state. */
  readonly on?: boolean;
  readonly off?: boolean;
  /** The panel that the tool opens instead of acting at once. */
  readonly opens?: Panel;
}

/** The tools of a rich text, in their order. */
export function useTools(
  editor: Editor,
  frame: RefObject<HTMLElement | null>,
  panel: Panel | null,
  show: (panel: Panel | null) => void,
): readonly Tool[] {
  const { t } = useLingui();
  const fullScreen = useFullScreen(frame);
  const state = useActiveFormats(editor);
  const chain = () => editor.chain().focus();
  const opener = (of: LucideIcon, label: string, opens: Panel, on?: boolean): Tool => ({
    of,
    label,
    opens,
    ...(on && { on }),
    run: () => show(panel === opens ? null : opens),
  });
  return [
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
}

/** The formats at the cursor, and whether there is something to undo or redo. */
function useActiveFormats(editor: Editor) {
  return useEditorState({
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
}
