import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import { deleteFault, type Fault } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink, Row } from "#console/parts/row.tsx";
import { FaultEditor } from "./fault-editor.tsx";
import { Remaining } from "./remaining.tsx";
import { useFaultTitle } from "./use-kind-names.ts";

export function FaultList({ items }: { items: readonly Fault[] }) {
  return (
    <Lines>
      {items.map((fault) => (
        <li key={fault.id}>
          <FaultItem fault={fault} />
        </li>
      ))}
    </Lines>
  );
}

function FaultItem({ fault }: { fault: Fault }) {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const titleOf = useFaultTitle();
  const [editing, setEditing] = useState(false);
  const { id, match, state, acted } = fault;
  const title = titleOf(fault);
  const call = match.operationId ?? match.tag ?? match.path;
  const states = {
    armed: <Badge colorPalette="review">{t`Armed`}</Badge>,
    spent: <Badge colorPalette="success">{t`Done`}</Badge>,
    over: <Badge>{t`Expired`}</Badge>,
  };
  return (
    <Row justifyContent="space-between" alignItems="flex-start">
      <chakra.div minWidth="0" flex="1" flexBasis="14rem">
        <chakra.p fontWeight="semibold" fontSize="sm">
          {title}
        </chakra.p>
        <Muted>
          {call === undefined ? t`Every call` : <Monospace>{call}</Monospace>}
          {match.user !== undefined && ` · ${match.user}`}
          {match.body && (
            <>
              {" · "}
              <Monospace>{JSON.stringify(match.body)}</Monospace>
            </>
          )}
        </Muted>
        <Remaining fault={fault} />
        {acted > 0 && (
          <PlaceLink fontSize="sm" href={hrefOf(world, "journal", { fault: String(id) })}>
            <Plural value={acted} one="See the affected call" other="See the # affected calls" />
          </PlaceLink>
        )}
      </chakra.div>
      <Row>
        {states[state]}
        <Button
          size="sm"
          variant="quiet"
          px="2"
          aria-label={t`Edit: ${title}`}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          <Trans>Edit</Trans>
        </Button>
        <ActionButton
          variant="quiet"
          px="2"
          aria-label={t`Disarm: ${title}`}
          task={() => deleteFault(world, id)}
          doneText={t`Disarmed.`}
        >
          <Trans>Disarm</Trans>
        </ActionButton>
      </Row>
      {editing && <FaultEditor fault={fault} onDone={() => setEditing(false)} />}
    </Row>
  );
}
