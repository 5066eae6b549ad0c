import { chakra } from "@chakra-ui/react";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { useFormat } from "#i18n/use-format.ts";

/** The publication date in the reader's language; `full` adds time of day and time zone. */
export function NewsTime({ at, full = false }: { at: number | null; full?: boolean }) {
  const format = useFormat();
  if (at === null) return null;
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
