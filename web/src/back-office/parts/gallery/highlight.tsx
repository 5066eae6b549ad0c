import { chakra } from "@chakra-ui/react";
import { highlightPieces } from "./highlight-pieces.ts";

interface HighlightProps {
  text: string;
  words: readonly string[];
  /** Turns the words into buttons; called with the pressed word. */
  onPick?: (word: string) => void;
}

/**
 * A sentence with highlighted words, which can be buttons.
 * @example <Highlight text={t`Ten years before, twenty years after`} words={[t`Ten years`]} onPick={say} />
 */
export function Highlight({ text, words, onPick }: HighlightProps) {
  return highlightPieces(text, words).map(({ text: piece, found, at }) => {
    if (!found) return piece;
    if (!onPick) return <Mark key={at}>{piece}</Mark>;
    return (
      <PressedMark key={at} type="button" onClick={() => onPick(piece)}>
        {piece}
      </PressedMark>
    );
  });
}

const Mark = chakra("mark", { base: { bg: "brand.soft", color: "inherit", borderRadius: "sm", paddingX: "0.5" } });

const PressedMark = chakra("button", {
  base: {
    display: "inline",
    paddingX: "0.5",
    borderRadius: "sm",
    bg: "brand.soft",
    color: "link",
    fontWeight: "medium",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    cursor: "pointer",
    _hover: { bg: "brand.mid" },
  },
});
