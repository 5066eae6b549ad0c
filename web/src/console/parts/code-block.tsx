import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { watchOverflow } from "#components/media/watch-overflow.ts";

/** Monospaced text that keeps its line breaks; long lines wrap, and long text scrolls inside its box. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => (box.current ? watchOverflow(box.current) : undefined), []);
  return (
    <Box ref={box} role="region" aria-label={label}>
      <code>{text}</code>
    </Box>
  );
}

const Box = chakra("pre", {
  base: {
    maxHeight: "24rem",
    overflow: "auto",
    padding: "3",
    bg: "bg.sunken",
    borderRadius: "control",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "xs",
    lineHeight: "1.6",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

/** A value as indented JSON. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? "";
