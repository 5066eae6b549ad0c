import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Stack } from "#components/layout/stack.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Sentences } from "#console/parts/sentences.tsx";

/** Shows the calls that match, or why the closest ones do not match. */
export function Answer({ answer: { ok, count, matched, nearest } }: { answer: Schemas["Verified"] }) {
  const { id } = useWorld();
  return (
    <Stack gap="4">
      <chakra.p
        display="flex"
        gap="2"
        alignItems="center"
        fontWeight="semibold"
        fontSize="sm"
        color={ok ? "success" : "failure"}
      >
        <Icon of={ok ? CircleCheck : CircleAlert} size={18} />
        <span>
          <Sentences>
            {ok ? <Trans>Confirmed.</Trans> : <Trans>Not confirmed.</Trans>}
            <Plural value={count} _0="No call matches." one="# call matches." other="# calls match." />
          </Sentences>
        </span>
      </chakra.p>
      {matched.length > 0 && (
        <Row>
          {matched.map((seq) => (
            <PlaceLink key={seq} fontSize="sm" href={hrefOf(id, "journal", { seq: String(seq) })}>
              {seq}
            </PlaceLink>
          ))}
        </Row>
      )}
      {nearest.map((call) => (
        <Near key={call.seq} call={call} />
      ))}
    </Stack>
  );
}

function Near({ call: { seq, operationId, misses } }: { call: Schemas["NearCall"] }) {
  const { t } = useLingui();
  const { id } = useWorld();
  return (
    <Stack gap="2">
      <PlaceLink fontSize="sm" href={hrefOf(id, "journal", { seq: String(seq) })}>
        <Trans>Why call {seq} does not match</Trans> (<Monospace>{operationId}</Monospace>)
      </PlaceLink>
      {misses.length === 0 ? (
        <Muted>
          <Trans>It matches, but so do too many others.</Trans>
        </Muted>
      ) : (
        <ListTable
          caption={t`Differences in call ${seq}`}
          rows={misses}
          keyOf={({ pointer }) => pointer}
          columns={[
            { label: t`Field`, cell: ({ pointer }) => <Monospace>{pointer}</Monospace> },
            { label: t`Expected value`, cell: ({ wanted }) => <Monospace>{JSON.stringify(wanted)}</Monospace> },
            { label: t`Actual value`, cell: ({ found }) => <Monospace>{JSON.stringify(found)}</Monospace> },
          ]}
        />
      )}
    </Stack>
  );
}
