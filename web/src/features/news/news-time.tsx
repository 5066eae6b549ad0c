import { chakra } from "@chakra-ui/react";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { useFormat } from "#i18n/format.ts";

/** The day on which an item came out, in the reader's language; in full with the time of day, and whose time it is. */
export function NewsTime({ at, full = false }: { at: number; full?: boolean }) {
  const format = useFormat();
  return (
    <chakra.time
      dateTime={new Date(at).toISOString()}
      color="ink.second"
      fontSize="sm"
      lineHeight="snug"
      fontVariantNumeric="tabular-nums"
    >
      {full ? <TokyoTime at={at} /> : format.date(at)}
    </chakra.time>
  );
}
