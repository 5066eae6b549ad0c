import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { CodeBlock, pretty } from "#console/parts/code-block.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { matchQuery } from "./call-formats.ts";
import { Outcome } from "./call-line.tsx";
import { changesOf } from "./changes-of.ts";
import { ReplayCall } from "./replay-call.tsx";
import { StateChanges } from "./state-changes.tsx";
import { Verdict } from "./verdict.tsx";

export function CallDetails({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const { seq, operationId, method, path, user, at, t: took, request, reply, idempotencyKey } = entry;
  const { status, code } = reply;
  const milliseconds = took.toFixed(1);
  return (
    <Section
      title={
        <>
          {seq} <Monospace>{operationId}</Monospace>
        </>
      }
      end={
        <Row>
          <Outcome entry={entry} />
        </Row>
      }
    >
      <Stack gap="1">
        <Monospace>
          {method} {path}
        </Monospace>
        <Muted>
          <WorldTime at={at} /> · {user ?? t`Visitor`} · {t`${milliseconds} ms`}
        </Muted>
        {idempotencyKey !== null && (
          <Muted>
            <span lang="en">Idempotency-Key</span> <Monospace>{idempotencyKey}</Monospace>
          </Muted>
        )}
      </Stack>
      <Row>
        <ReplayCall entry={entry} last={entries.at(-1)?.seq ?? seq} />
        <Way href={hrefOf(id, "faults", matchQuery(entry))}>
          <Trans>Create a fault from this call</Trans>
        </Way>
        <Way href={hrefOf(id, "checks", matchQuery(entry))}>
          <Trans>Check the journal for this call</Trans>
        </Way>
      </Row>
      <Verdict entry={entry} />
      <Part title={t`Request`}>
        <CodeBlock label={t`Request`} text={requestText(request)} />
      </Part>
      <Part title={t`Reply`}>
        <Muted>
          {status === null ? t`No reply was sent.` : t`Status ${status}`}
          {code !== null && <> · {t`code ${code}`}</>}
        </Muted>
        <CodeBlock label={t`Reply`} text={pretty(reply.body)} />
      </Part>
      <Part title={t`What it changed`}>
        <StateChanges changes={changesOf(entries, seq)} />
      </Part>
    </Section>
  );
}

const requestText = ({ headers, body }: Entry["request"]): string =>
  [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined || body === null ? [] : ["", pretty(body)]),
  ].join("\n");

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="2">
      <chakra.h3 fontSize="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      {children}
    </Stack>
  );
}

/** A link that looks like the buttons beside it. */
const Way = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "10",
    paddingX: "4",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "ink",
    _hover: { bg: "bg.hover" },
  },
});
