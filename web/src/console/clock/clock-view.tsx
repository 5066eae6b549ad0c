import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { QueryView } from "#components/feedback/query-view.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { setClockMode, useDueJobs } from "#console/api/clock.ts";
import { useWorld } from "#console/api/live.ts";
import { CompactSegmented } from "#console/parts/compact-segmented.tsx";
import { TextField } from "#console/parts/fields.tsx";
import { Fields, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { View } from "#console/parts/view.tsx";
import { TimePanel } from "./time-panel.tsx";
import { tokyoInput } from "./tokyo-input.ts";
import { useAdvance } from "./use-advance.ts";
import { useJobNames } from "./use-step-names.ts";

export function ClockView() {
  const { t } = useLingui();
  const { id, clock } = useWorld();
  const act = useAction();
  return (
    <View
      title={t`Clock`}
      lead={<Trans>Time only moves forward. Anything due along the way happens at its own time, in order.</Trans>}
      end={
        <CompactSegmented
          legend={t`Clock mode`}
          value={clock}
          options={[
            { value: "frozen", label: t`Stopped` },
            { value: "running", label: t`Real time` },
          ]}
          onChange={(mode) => void act(() => setClockMode(id, mode))}
        />
      }
    >
      <TimePanel />
      <ToDate />
      <Due />
    </View>
  );
}

function ToDate() {
  const { t } = useLingui();
  const { id, now } = useWorld();
  const advance = useAdvance(id);
  const [to, setTo] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void advance({ to: `${to}+09:00` });
  };
  return (
    <Section title={<Trans>Advance to a date</Trans>}>
      <form onSubmit={submit}>
        <Fields>
          <TextField
            label={t`Date and time in Tokyo`}
            type="datetime-local"
            required
            min={tokyoInput(now)}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Row paddingTop={{ base: "0", md: "7" }}>
            <Button type="submit" variant="outline">
              <Trans>Go</Trans>
            </Button>
          </Row>
        </Fields>
      </form>
    </Section>
  );
}

function Due() {
  const { t } = useLingui();
  const { id } = useWorld();
  const query = useDueJobs(id);
  const jobName = useJobNames();
  return (
    <Section title={<Trans>Scheduled events</Trans>}>
      <QueryView
        query={query}
        skeleton={<Skeleton height="20" />}
        isEmpty={(jobs) => jobs.length === 0}
        empty={<Muted>{t`Nothing is due.`}</Muted>}
      >
        {(jobs) => (
          <ListTable
            caption={t`Scheduled events`}
            rows={jobs}
            keyOf={(job) => job.id}
            columns={[
              { label: t`Event`, cell: ({ kind, ref }) => jobName({ job: kind, ref }) },
              { label: t`When`, cell: ({ at }) => <WorldTime at={new Date(at).toISOString()} /> },
            ]}
          />
        )}
      </QueryView>
    </Section>
  );
}
