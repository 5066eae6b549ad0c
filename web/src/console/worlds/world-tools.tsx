import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { go, hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import {
  deleteWorld,
  forkWorld,
  keepSnapshot,
  resetWorld,
  restoreSnapshot,
  useSnapshots,
} from "#console/api/worlds.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { ConfirmButton } from "#console/parts/confirm-button.tsx";
import { TextField } from "#console/parts/fields.tsx";
import { Lines, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";

/** Takes and restores snapshots of a world, and forks, resets or ends the world. */
export function WorldTools() {
  const { t } = useLingui();
  const { id } = useWorld();
  return (
    <Section title={<Trans>This world</Trans>}>
      <Snapshots />
      <Row>
        <ActionButton
          doneText={t`Forked. This is the new world.`}
          task={async () => go(hrefOf((await forkWorld(id)).id))}
        >
          <Trans>Fork</Trans>
        </ActionButton>
        <ConfirmButton
          label={t`Reset`}
          loses={<Trans>The world starts over from its scenario. Sessions, snapshots and faults are lost.</Trans>}
          task={() => resetWorld(id)}
          doneText={t`The world has been reset.`}
        />
        {id !== "default" && (
          <ConfirmButton
            label={t`End this world`}
            loses={<Trans>The world and everything in it are deleted.</Trans>}
            task={async () => {
              await deleteWorld(id);
              go("#/worlds");
            }}
            doneText={t`The world has ended.`}
          />
        )}
      </Row>
    </Section>
  );
}

function Snapshots() {
  const { t } = useLingui();
  const { id } = useWorld();
  const { data } = useSnapshots(id);
  const [name, setName] = useState("");
  const items = data?.items ?? [];
  const usual = `snapshot ${items.length + 1}`;
  const next = name.trim() || usual;
  return (
    <Stack gap="3">
      <Row alignItems="flex-end">
        <TextField
          label={t`Name of the snapshot`}
          value={name}
          placeholder={usual}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ActionButton
          minHeight="control"
          task={async () => {
            await keepSnapshot(id, next);
            setName("");
          }}
          doneText={t`Saved as ${next}.`}
        >
          <Trans>Take a snapshot</Trans>
        </ActionButton>
      </Row>
      {items.length > 0 && (
        <Lines aria-label={t`Snapshots`}>
          {items.map(({ name: kept, now }) => (
            <li key={kept}>
              <Row justifyContent="space-between">
                <div>
                  {kept}
                  <Muted>
                    <WorldTime at={now} />
                  </Muted>
                </div>
                <ConfirmButton
                  label={t`Restore ${kept}`}
                  loses={<Trans>Everything that has happened in the world since this snapshot is lost.</Trans>}
                  task={() => restoreSnapshot(id, kept)}
                  doneText={t`Restored ${kept}.`}
                />
              </Row>
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
