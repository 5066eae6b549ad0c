import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, usePlace } from "#console/address.ts";
import { retryJob } from "#console/api/clock.ts";
import { useJournal } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { useInvariants, useProblems } from "#console/api/state.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { AskJournal } from "./ask-journal.tsx";
import { violationsOf } from "./violations-of.ts";

/** Lists problems that a test should not leave behind (unused faults, violations), and checks which calls were made. */
export function ChecksView() {
  const { t } = useLingui();
  const { query } = usePlace();
  return (
    <View
      title={t`Checks`}
      lead={
        <Trans>Whether the server kept to its contract and its books, and whether calls arrived as expected.</Trans>
      }
    >
      <AskJournal key={JSON.stringify(query)} query={query} />
      <Problems />
      <Violations />
      <Invariants />
    </View>
  );
}

function Problems() {
  const { t } = useLingui();
  const { id } = useWorld();
  const query = useProblems(id);
  return (
    <Section title={<Trans>What would fail a test</Trans>}>
      <QueryView
        query={query}
        skeleton={<Skeleton height="10" />}
        isEmpty={(items) => items.length === 0}
        empty={<Fine />}
      >
        {(items) => (
          <Lines>
            {items.map(({ kind, message, seq, job }) => (
              <li key={`${kind} ${message} ${seq}`}>
                <Monospace fontWeight="semibold">{kind}</Monospace>{" "}
                {seq !== undefined && (
                  <PlaceLink href={hrefOf(id, "journal", { seq: String(seq) })}>
                    <Trans>Call {seq}</Trans>
                  </PlaceLink>
                )}
                <Muted lang="en">{message}</Muted>
                {job !== undefined && (
                  <ActionButton task={() => retryJob(id, job)} doneText={t`The job ${job} has run.`}>
                    <Trans>Retry the job</Trans>
                  </ActionButton>
                )}
              </li>
            ))}
          </Lines>
        )}
      </QueryView>
    </Section>
  );
}

function Fine() {
  return (
    <chakra.p display="flex" gap="2" alignItems="center" color="success" fontSize="sm" fontWeight="semibold">
      <Icon of={CircleCheck} size={18} />
      <Trans>No problems.</Trans>
    </chakra.p>
  );
}

function Violations() {
  const world = useWorld();
  const { data } = useJournal(world);
  const found = violationsOf(data ?? []);
  return (
    <Section title={<Trans>Contract violations by call</Trans>}>
      {found.length === 0 ? (
        <Fine />
      ) : (
        <Lines>
          {found.map(({ operationId, count, texts }) => (
            <li key={operationId}>
              <PlaceLink href={hrefOf(world.id, "journal", { operationId, only: "violation" })}>
                <Monospace>{operationId}</Monospace> × {count}
              </PlaceLink>
              {texts.map((text) => (
                <Muted key={text} lang="en">
                  {text}
                </Muted>
              ))}
            </li>
          ))}
        </Lines>
      )}
    </Section>
  );
}

function Invariants() {
  const { t } = useLingui();
  const { id } = useWorld();
  const query = useInvariants(id);
  return (
    <Section title={<Trans>What must always hold</Trans>}>
      <QueryView query={query} skeleton={<Skeleton height="40" />}>
        {(items) => (
          <Lines>
            {items.map(({ id: name, ok, detail }) => (
              <li key={name}>
                <chakra.span
                  display="flex"
                  gap="2"
                  alignItems="center"
                  color={ok ? "success" : "failure"}
                  fontSize="sm"
                >
                  <Icon of={ok ? CircleCheck : CircleAlert} size={18} />
                  <Monospace>{name}</Monospace>
                  <span>{ok ? t`holds` : t`broken`}</span>
                </chakra.span>
                {detail !== "" && <Muted lang="en">{detail}</Muted>}
              </li>
            ))}
          </Lines>
        )}
      </QueryView>
    </Section>
  );
}
