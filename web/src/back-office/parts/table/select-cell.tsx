import { useLingui } from "@lingui/react/macro";
import { Tick, TickAll } from "#components/forms/tick.tsx";

/** The selected rows, by key. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The keys of the rows on this page. */
  readonly shown: readonly string[];
  readonly choose: (chosen: ReadonlySet<string>) => void;
}

/** A checkbox that selects or deselects all rows of this page. */
export function SelectAll({ selection: { chosen, shown, choose } }: { selection: Selection }) {
  const { t } = useLingui();
  const here = shown.filter((key) => chosen.has(key)).length;
  return (
    <TickAll
      aria-label={t`Select all rows`}
      ticked={here}
      total={shown.length}
      disabled={shown.length === 0}
      onChange={() => {
        const others = [...chosen].filter((key) => !shown.includes(key));
        choose(new Set(here === shown.length ? others : [...others, ...shown]));
      }}
    />
  );
}

/** A checkbox that selects one row, labelled with the row's name. */
export function SelectRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const { t } = useLingui();
  const { chosen, choose } = selection;
  return (
    <Tick
      aria-label={t`Select ${name}`}
      checked={chosen.has(id)}
      onChange={({ currentTarget }) => {
        const next = new Set(chosen);
        if (currentTarget.checked) next.add(id);
        else next.delete(id);
        choose(next);
      }}
    />
  );
}
