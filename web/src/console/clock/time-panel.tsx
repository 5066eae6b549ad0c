import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useClock } from "#console/api/clock.ts";
import { useWorld } from "#console/api/live.ts";
import { Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { STEPS } from "./steps.ts";
import { useAdvance, useKeepSessions, useLastAdvance } from "./use-advance.ts";
import { useJobNames, useStepNames } from "./use-step-names.ts";

export function TimePanel() {
  const { t } = useLingui();
  const { id, now, clock } = useWorld();
  const { data } = useClock(id);
  const names = useStepNames();
  const jobName = useJobNames();
  const advance = useAdvance(id);
  const [keep, setKeep] = useKeepSessions();
  const next = data?.next;
  const [nextJob, nextTime] = next ? [jobName(next), <WorldTime key="at" at={next.at} />] : [];
  return (
    <Section title={<Trans>World time</Trans>}>
      <Stack gap="1">
        <chakra.p fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <WorldTime at={now} />
        </chakra.p>
        <Muted>
          {clock === "frozen" ? (
            <Trans>Stopped until you advance it. Tokyo time.</Trans>
          ) : (
            <Trans>Running. Tokyo time.</Trans>
          )}
        </Muted>
        <Muted>
          {next ? (
            <Trans>
              Next: {nextJob}, {nextTime}
            </Trans>
          ) : (
            <Trans>Nothing is due.</Trans>
          )}
        </Muted>
      </Stack>
      <Row role="group" aria-label={t`Advance time`}>
        {STEPS.map((step) => (
          <Button key={step} size="sm" variant="outline" onClick={() => void advance({ by: step })}>
            {names[step]}
          </Button>
        ))}
        {next && (
          <Button size="sm" variant="soft" onClick={() => void advance({ to: next.at })}>
            <Trans>To the next event</Trans>
          </Button>
        )}
      </Row>
      <Checkbox
        label={t`Extend logins by the same time`}
        checked={keep}
        onChange={({ currentTarget }) => setKeep(currentTarget.checked)}
      />
      {/* Mounted empty, because a live region announces only changes. */}
      <chakra.div role="status" _empty={{ display: "none" }}>
        <Fired />
      </chakra.div>
    </Section>
  );
}

/** Lists the jobs that ran when the time was last advanced. */
function Fired() {
  const last = useLastAdvance();
  const jobName = useJobNames();
  if (!last) return null;
  if (last.fired.length === 0)
    return (
      <Muted>
        <Trans>Nothing happened along the way.</Trans>
      </Muted>
    );
  return (
    <Stack gap="1">
      <Muted>
        <Trans>Along the way:</Trans>
      </Muted>
      <chakra.ol listStyle="none" maxHeight="12rem" overflowY="auto" tabIndex={0} fontSize="sm">
        {last.fired.map((job) => (
          <li key={`${job.job} ${job.ref} ${job.at}`}>
            <WorldTime at={job.at} /> {jobName(job)}
          </li>
        ))}
      </chakra.ol>
    </Stack>
  );
}
