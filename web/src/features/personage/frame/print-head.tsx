import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useFormat } from "#i18n/use-format.ts";
import { serverNow } from "#state/server-clock.ts";
import { useSession } from "#state/session.ts";

/** Member and date of a printout; visible in print only (rule R9). */
export function PrintHead() {
  const format = useFormat();
  const session = useSession();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const note = () => flushSync(() => setNow(serverNow()));
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  const member = session?.email ?? session?.mobile ?? session?.username ?? "";
  const time = format.dateTime(now);
  return (
    <chakra.div
      data-print-head
      display="none"
      _print={{ display: "flex" }}
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="6"
      borderBottomWidth="1px"
      paddingBottom="3"
      fontSize="sm"
    >
      <chakra.span fontWeight="semibold">Hashgrove</chakra.span>
      <span>
        <Trans>Member: {member}</Trans>
      </span>
      <span>
        <Trans>Printed {time} (Tokyo time)</Trans>
      </span>
    </chakra.div>
  );
}
