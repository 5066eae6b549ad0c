import { chakra } from "@chakra-ui/react";
import { useFormat } from "#i18n/format.ts";

/** The day on which an item came out, in the reader's language; in full with the time of day. */
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
      {full ? format.dateTime(at) : format.date(at)}
    </chakra.time>
  );
}
