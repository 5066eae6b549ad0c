import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFormat } from "#i18n/use-format.ts";
import { toLanguage } from "#lib/language.ts";
import { timeSince } from "./time-since.ts";

const LOOK_AGAIN_MS = 30_000;

/** A relative time, kept up to date, with the exact time in its tooltip. */
export function RelativeTime({ time }: { time: string }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const at = Date.parse(time);
  const { value, unit } = timeSince(at, now);
  const text = new Intl.RelativeTimeFormat(toLanguage(i18n.locale), { numeric: "auto" }).format(value, unit);
  return (
    <chakra.time dateTime={time} title={format.dateTime(at)} color="ink.second" fontSize="sm" whiteSpace="nowrap">
      {text}
    </chakra.time>
  );
}
