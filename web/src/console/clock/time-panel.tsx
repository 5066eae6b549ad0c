import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useClock } from "#console/api/clock.ts";
import { useWorld } from "#console/api/live.ts";
import { Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { STEPS } from "./steps.ts";
import { useAdvance, useKeepSessions, useLastAdvance } from "./use-advance.ts";
import { useJobNames, useStepNames } from "./use-step-names.ts";

/** The world's time, and how to let it pass. */
export function TimePanel() {
  const { t } = useLingui();
  const { id, now, clock } = useWorld();
  const { data } = useClock(id);
  const names = useStepNames();
  const jobName = useJobNames();
  const advance = useAdvance(id);
  const [keep, setKeep] = useKeepSessions();
  const next = data?.next;
  return (
    <Section title={<Trans>Time of the world</Trans>}>
      <Stack gap="1">
        <chakra.p fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <WorldTime at={now} />
        </chakra.p>
        <Muted>
          {clock === "frozen" ? (
            <Trans>Stands still until you move it. Tokyo time.</Trans>
          ) : (
            <Trans>Runs. Tokyo time.</Trans>
          )}
        </Muted>
        <Muted>
          {next ? (
            <>
              <Trans>Next:</Trans> {jobName(next)}, <WorldTime at={next.at} />
            </>
          ) : (
            <Trans>Nothing is due.</Trans>
          )}
        </Muted>
      </Stack>
      <Row role="group" aria-label={t`Let time pass`}>
        {STEPS.map((step) => (
          <Button key={step} size="sm" variant="outline" onClick={() => void advance({ by: step })}>
            {names[step]}
          </Button>
        ))}
        {next && (
          <Button size="sm" variant="soft" onClick={() => void advance({ to: next.at })}>
            <Trans>To what is next</Trans>
          </Button>
        )}
      </Row>
      <Checkbox
        label={t`Logins last as much longer`}
        checked={keep}
        onChange={({ currentTarget }) => setKeep(currentTarget.checked)}
      />
      <Fired />
    </Section>
  );
}

/** What the last advance brought about. */
function Fired() {
  const last = useLastAdvance();
  const jobName = useJobNames();
  if (!last || last.fired.length === 0) return null;
  return (
    <Stack gap="1">
      <Muted>
        <Trans>On the way:</Trans>
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
