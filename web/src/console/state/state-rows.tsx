import { chakra } from "@chakra-ui/react";
import { keysOf, pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { CodeBlock, pretty } from "#console/parts/code-block.tsx";
import { lineOf, rowNamedBy } from "#console/parts/format-row.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";

/** How many rows of a table are shown at first, and added by each click on "more". */
const PAGE = 100;
/** Maximum length of a value's preview. */
const LONGEST = 140;

/** The value at a pointer. For an object or an array: its parts, each with a link and a preview. */
export function StateRows({ value, pointer }: { value: unknown; pointer: string }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const [shown, setShown] = useState(PAGE);
  const parts = keysOf(pointer);
  if (typeof value !== "object" || value === null) {
    const [stored, readable] = [pretty(value), lineOf(parts.at(-1) ?? "", value)];
    return <CodeBlock label={t`Value`} text={stored === readable ? stored : `${stored}\n${readable}`} />;
  }
  const entries = Object.entries(value);
  if (entries.length === 0)
    return (
      <Muted>
        <Trans>Empty.</Trans>
      </Muted>
    );
  const left = entries.length - shown;
  return (
    <>
      <Lines>
        {entries.slice(0, shown).map(([key, inner]) => (
          <li key={key}>
            <Line>
              <PlaceLink href={hrefOf(id, "state", { pointer: [...parts, key].map(pointerTo).join("") })}>
                <Monospace>{key}</Monospace>
              </PlaceLink>
              <chakra.span color="ink.second" minWidth="0">
                <Glance field={key} value={inner} />
              </chakra.span>
            </Line>
          </li>
        ))}
      </Lines>
      {left > 0 && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => setShown(shown + PAGE)}>
          {t`Show more (${left} left)`}
        </Button>
      )}
    </>
  );
}

/** A value in one line; a reference to another row is a link. */
function Glance({ field, value }: { field: string; value: unknown }) {
  const { id } = useWorld();
  const line = lineOf(field, value);
  const text = <Monospace>{line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}</Monospace>;
  const pointer = rowNamedBy(field, value);
  return pointer === null ? text : <PlaceLink href={hrefOf(id, "state", { pointer })}>{text}</PlaceLink>;
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "12rem minmax(0, 1fr)" },
    columnGap: "4",
    fontSize: "sm",
  },
});
