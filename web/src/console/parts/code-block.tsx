import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { watchOverflow } from "#components/media/watch-overflow.ts";

/** Text as programs write it, in lines; a long one scrolls by itself. */
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

/** A value as JSON that people can read. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? "";
