import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Repeat, Terminal } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { Outcome } from "./call-line.tsx";
import { isReplayable } from "./replay-of.ts";
import { useCopyCurl } from "./use-copy-curl.ts";
import { type Repeated, useReplay } from "./use-replay.ts";

interface ReplayCallProps {
  entry: Entry;
  /** The `seq` of the last call in the journal. */
  last: number;
}

/** Buttons that copy a call as a curl command or send it again, and the outcome. */
export function ReplayCall({ entry, last }: ReplayCallProps) {
  const { t } = useLingui();
  const act = useAction();
  const { repeat } = useReplay();
  const copyCurl = useCopyCurl();
  const [busy, setBusy] = useState(false);
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  if (!isReplayable(entry))
    return (
      <Muted>
        <Trans>The journal keeps no files and no large bodies, so this call cannot be repeated.</Trans>
      </Muted>
    );
  const press = async () => {
    setBusy(true);
    setRepeated(await act(() => repeat(entry, last)));
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void copyCurl(entry)}>
        <Icon of={Terminal} size={16} />
        {t`Copy as curl`}
      </Button>
      <Button size="sm" variant="outline" loading={busy} onClick={() => void press()}>
        <Icon of={Repeat} size={16} />
        {t`Repeat call`}
      </Button>
      <chakra.div role="status" flexBasis="100%" order="1" _empty={{ display: "none" }}>
        {repeated && <Outcomes repeated={repeated} />}
      </chakra.div>
    </>
  );
}

function Outcomes({ repeated: { status, entry, masked } }: { repeated: Repeated }) {
  const { id } = useWorld();
  const seq = entry?.seq;
  const fields = masked.join(", ");
  return (
    <Row fontSize="sm">
      {status === null ? <Trans>Repeated: no reply came.</Trans> : <Trans>Repeated: status {status}.</Trans>}
      {entry && <Outcome entry={entry} />}
      {fields !== "" && <Trans>Sent masked: {fields}.</Trans>}
      {seq !== undefined && (
        <PlaceLink href={hrefOf(id, "journal", { seq: String(seq) })}>
          <Trans>Call {seq}</Trans>
        </PlaceLink>
      )}
    </Row>
  );
}
