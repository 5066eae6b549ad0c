import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { lineOf } from "#console/parts/format-row.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import type { RowChange } from "./changes-of.ts";

export function StateChanges({ changes }: { changes: readonly RowChange[] }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const kinds: Readonly<Record<RowChange["kind"], string>> = {
    made: t`new`,
    changed: t`changed`,
    seen: t`current value; the journal has no earlier one`,
    gone: t`gone`,
  };
  if (changes.length === 0)
    return (
      <Muted>
        <Trans>No change to the state.</Trans>
      </Muted>
    );
  return (
    <Lines>
      {changes.map(({ table, key, kind, fields }) => (
        <li key={`${table} ${key}`}>
          <PlaceLink fontSize="sm" href={hrefOf(id, "state", { pointer: `/${table}/${key}` })}>
            <Monospace>
              /{table}/{key}
            </Monospace>
          </PlaceLink>{" "}
          <chakra.span color="ink.second" fontSize="sm">
            {kinds[kind]}
          </chakra.span>
          <Diff>
            {fields.map(({ field, before, after }) => (
              <li key={field}>
                <Monospace>
                  {field}:{" "}
                  {before !== undefined && (
                    <>
                      <VisuallyHidden>{t`before`} </VisuallyHidden>
                      <chakra.del color="failure">{lineOf(field, before)}</chakra.del>{" "}
                      <VisuallyHidden>{t`after`} </VisuallyHidden>
                    </>
                  )}
                  <chakra.ins color="success" textDecoration="none">
                    {lineOf(field, after) || "–"}
                  </chakra.ins>
                </Monospace>
              </li>
            ))}
          </Diff>
        </li>
      ))}
    </Lines>
  );
}

const Diff = chakra("ul", {
  base: { listStyle: "none", marginTop: "1", paddingStart: "3", borderInlineStartWidth: "2px", fontSize: "sm" },
});
