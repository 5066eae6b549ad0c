import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import { useLingui } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf, setQuery } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { TextField } from "#console/parts/fields.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import { searchState } from "./search-state.ts";

const MOST = 100;

interface StateSearchProps {
  pointer: string;
  value: unknown;
  /** The search text in the URL. */
  text: string;
}

/** Searches field names and values in the shown part of the state. */
export function StateSearch({ pointer, value, text }: StateSearchProps) {
  const { t } = useLingui();
  const { id } = useWorld();
  const found = searchState(value, keysOf(pointer), text, MOST);
  return (
    <>
      <TextField
        label={t`Search here`}
        hint={t`Finds names of fields and values at any depth.`}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setQuery({ text: currentTarget.value })}
      />
      {text.trim() !== "" && (
        <Lines aria-label={t`Found`}>
          {found.map(({ pointer: at, value: inner }) => (
            <li key={at}>
              <PlaceLink href={hrefOf(id, "state", { pointer: at })}>
                <Monospace>{at}</Monospace>
              </PlaceLink>
              {(typeof inner !== "object" || inner === null) && (
                <Muted>
                  <Monospace>{String(inner)}</Monospace>
                </Muted>
              )}
            </li>
          ))}
        </Lines>
      )}
      <Muted role="status">{text.trim() !== "" && found.length === 0 && t`Nothing here contains this text.`}</Muted>
    </>
  );
}
