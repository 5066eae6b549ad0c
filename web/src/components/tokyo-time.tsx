import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormat } from "#i18n/format.ts";

/** A moment, in epoch milliseconds, with the name of the time that it is told in. */
export function TokyoTime({ at }: { at: number }) {
  const time = useFormat().dateTime(at);
  return (
    // "東京時間" is not parted at the end of a line.
    <chakra.span wordBreak="keep-all">
      <Trans>{time} (Tokyo time)</Trans>
    </chakra.span>
  );
}
