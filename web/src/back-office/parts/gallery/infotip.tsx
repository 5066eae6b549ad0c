import { chakra } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { Highlight } from "./highlight.tsx";

interface InfotipProps {
  title: ReactNode;
  /** Sentences, each with the words to highlight. */
  lines: readonly { text: string; words?: readonly string[] }[];
  onPick?: (word: string) => void;
}

/**
 * A hint above a part of a page, as a list.
 * @example <Infotip title={t`Before you begin`} lines={[{ text: t`Names are unique.`, words: [t`unique`] }]} />
 */
export function Infotip({ title, lines, onPick }: InfotipProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <chakra.p id={id} display="flex" alignItems="center" gap="2" fontWeight="semibold">
        <Icon of={Info} />
        {title}
      </chakra.p>
      <chakra.ul paddingStart="7" marginTop="2" display="grid" gap="1" fontSize="sm">
        {lines.map(({ text, words = [] }) => (
          <chakra.li key={text} listStyle="disc">
            <Highlight text={text} words={words} {...(onPick && { onPick })} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Frame>
  );
}

const Frame = chakra(
  "div",
  {
    base: {
      padding: "4",
      borderInlineStartWidth: "4px",
      borderColor: "brand",
      borderRadius: "sm",
      bg: "brand.soft",
      "& svg": { color: "link" },
    },
  },
  { defaultProps: { role: "note" } },
);
