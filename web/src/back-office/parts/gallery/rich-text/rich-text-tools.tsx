import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/react";
import { type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useToolbarKeys } from "../use-toolbar-keys.ts";
import { LinkForm } from "./link-form.tsx";
import { MediaPanel } from "./media-panel.tsx";
import { AlignPanel, ColourPanel, EmojiPanel, type PanelProps, SizePanel } from "./style-panels.tsx";
import { TablePanel } from "./table-panel.tsx";
import { type Panel, useTools } from "./use-tools.ts";

interface RichTextToolsProps {
  editor: Editor;
  label: string;
  disabled: boolean;
  /** The element that the full-screen tool shows. */
  frame: RefObject<HTMLElement | null>;
}

/** The toolbar of a rich text: one tab stop; the arrow keys move between its buttons. */
export function RichTextTools({ editor, label, disabled, frame }: RichTextToolsProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const keys = useToolbarKeys();
  const tools = useTools(editor, frame, panel, setPanel);
  const close = () => {
    setPanel(null);
    editor.commands.focus();
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
            // Keeps the focus, and with it the selection, in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!disabled && !off) run();
            }}
          >
            <Icon of={of} size={18} />
          </ToolButton>
        ))}
      </chakra.div>
      {panel && !disabled && <OpenPanel key={panel} panel={panel} editor={editor} onClose={close} />}
    </chakra.div>
  );
}

function OpenPanel({ panel, editor, onClose }: PanelProps & { panel: Panel }) {
  const panels: Readonly<Record<Panel, () => ReactNode>> = {
    align: () => <AlignPanel editor={editor} onClose={onClose} />,
    colour: () => <ColourPanel editor={editor} onClose={onClose} />,
    emoji: () => <EmojiPanel editor={editor} onClose={onClose} />,
    ground: () => <ColourPanel ground editor={editor} onClose={onClose} />,
    link: () => <LinkPanel editor={editor} onClose={onClose} />,
    picture: () => <MediaPanel editor={editor} onClose={onClose} />,
    size: () => <SizePanel editor={editor} onClose={onClose} />,
    table: () => <TablePanel editor={editor} onClose={onClose} />,
    video: () => <MediaPanel video editor={editor} onClose={onClose} />,
  };
  return <chakra.div>{panels[panel]()}</chakra.div>;
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
