import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/react";
import { AlignCenter, AlignJustify, AlignLeft, AlignRight } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { Choice, ToolPanel } from "./tool-panel.tsx";

export interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Text colours that are readable on light and dark backgrounds. */
const LETTERS = {
  red: "#c73a3a",
  orange: "#b05a00",
  green: "#147d4f",
  blue: "#1a6bd0",
  purple: "#8a3fc0",
  grey: "#67748a",
} as const;
/** Translucent backgrounds, so that text stays readable in both schemes. */
const GROUNDS = {
  yellow: "rgba(245, 179, 76, 0.35)",
  green: "rgba(62, 207, 155, 0.3)",
  blue: "rgba(64, 158, 255, 0.3)",
  red: "rgba(255, 138, 128, 0.35)",
  purple: "rgba(186, 120, 255, 0.3)",
} as const;

function useColourNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    red: t`Red`,
    orange: t`Orange`,
    yellow: t`Yellow`,
    green: t`Green`,
    blue: t`Blue`,
    purple: t`Purple`,
    grey: t`Grey`,
  };
}

/** Chooses a text or background colour. */
export function ColourPanel({ editor, onClose, ground = false }: PanelProps & { readonly ground?: boolean }) {
  const { t } = useLingui();
  const names = useColourNames();
  const apply = (colour: string | null) => {
    const chain = editor.chain().focus();
    if (ground) (colour ? chain.setBackgroundColor(colour) : chain.unsetBackgroundColor()).run();
    else (colour ? chain.setColor(colour) : chain.unsetColor()).run();
    onClose();
  };
  const now: unknown = editor.getAttributes("textStyle")[ground ? "backgroundColor" : "color"];
  return (
    <ToolPanel label={ground ? t`Highlight colour` : t`Text colour`} onClose={onClose}>
      {Object.entries(ground ? GROUNDS : LETTERS).map(([name, colour]) => (
        <Choice
          key={name}
          aria-label={names[name]}
          title={names[name]}
          aria-pressed={now === colour}
          onClick={() => apply(colour)}
        >
          <Swatch style={{ background: colour }} />
        </Choice>
      ))}
      <Choice aria-pressed={!now} onClick={() => apply(null)}>
        <Trans>No colour</Trans>
      </Choice>
    </ToolPanel>
  );
}

/** Chooses a font size, relative to the surrounding text. */
export function SizePanel({ editor, onClose }: PanelProps) {
  const { t } = useLingui();
  const now: unknown = editor.getAttributes("textStyle")["fontSize"] ?? null;
  const sizes = [
    { size: "0.875em", name: t({ message: "Small", context: "size of letters" }) },
    { size: null, name: t({ message: "Normal", context: "size of letters" }) },
    { size: "1.25em", name: t({ message: "Large", context: "size of letters" }) },
    { size: "1.5em", name: t({ message: "Larger", context: "size of letters" }) },
    { size: "2em", name: t({ message: "Largest", context: "size of letters" }) },
  ];
  return (
    <ToolPanel label={t`Text size`} onClose={onClose}>
      {sizes.map(({ size, name }) => (
        <Choice
          key={name}
          aria-pressed={now === size}
          onClick={() => {
            const chain = editor.chain().focus();
            (size ? chain.setFontSize(size) : chain.unsetFontSize()).run();
            onClose();
          }}
        >
          {name}
        </Choice>
      ))}
    </ToolPanel>
  );
}

export function AlignPanel({ editor, onClose }: PanelProps) {
  const { t } = useLingui();
  const sides = [
    { side: "left", of: AlignLeft, name: t`Left` },
    { side: "center", of: AlignCenter, name: t`Centred` },
    { side: "right", of: AlignRight, name: t`Right` },
    { side: "justify", of: AlignJustify, name: t`Justified` },
  ] as const;
  return (
    <ToolPanel label={t`Alignment`} onClose={onClose}>
      {sides.map(({ side, of, name }) => (
        <Choice
          key={side}
          aria-pressed={editor.isActive({ textAlign: side })}
          onClick={() => {
            editor.chain().focus().toggleTextAlign(side).run();
            onClose();
          }}
        >
          <Icon of={of} size={18} />
          {name}
        </Choice>
      ))}
    </ToolPanel>
  );
}

const EMOJI = "😀 😄 😊 😉 😍 🤔 😮 😢 😡 👍 👎 👏 🙏 💪 👋 🎉 ❤️ ⭐ 🔥 ✅ ❌ ⚠️ 💡 📌 📎 📅 📈 🌱 🌳 🌞 ☕ 🚀".split(
  " ",
);

/** Emoji buttons without labels, because screen readers know the names of emoji. */
export function EmojiPanel({ editor, onClose }: PanelProps) {
  const { t } = useLingui();
  return (
    <ToolPanel label={t`Emoji`} onClose={onClose}>
      {EMOJI.map((emoji) => (
        <Choice
          key={emoji}
          fontSize="lg"
          onClick={() => {
            editor.chain().focus().insertContent({ type: "text", text: emoji }).run();
            onClose();
          }}
        >
          {emoji}
        </Choice>
      ))}
    </ToolPanel>
  );
}

const Swatch = chakra("span", {
  base: { boxSize: "5", borderRadius: "full", borderWidth: "1px", borderColor: "hairline.strong" },
});
