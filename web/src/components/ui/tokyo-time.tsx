import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";
import { NoValue } from "./no-value.tsx";

/** A moment (`at`, epoch milliseconds) with the name of the time zone; null shows a dash. */
export function TokyoTime({ at }: { at: number | null }) {
  const time = useFormat().dateTime(at);
  if (at === null) return <NoValue />;
  return (
    // Keep the name of the time zone on one line.
    <chakra.span wordBreak="keep-all">
      <Trans>
        {time} <chakra.span whiteSpace="nowrap">(Tokyo time)</chakra.span>
      </Trans>
    </chakra.span>
  );
}
