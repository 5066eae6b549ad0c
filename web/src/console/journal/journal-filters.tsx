import { useLingui } from "@lingui/react/macro";
import { type Query, setQuery } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { optionsOrAll, SelectField, TextField } from "#console/parts/fields.tsx";
import { Fields } from "#console/parts/row.tsx";
import { ONLY, valuesOf } from "./filter-entries.ts";

/** Filters of the journal, stored in the URL. */
export function JournalFilters({ entries, query }: { entries: readonly Entry[]; query: Query }) {
  const { t } = useLingui();
  const labels: Readonly<Record<(typeof ONLY)[number], string>> = {
    violation: t`Contract violated`,
    fault: t`Affected by a fault`,
    warning: t`With a warning`,
    change: t`Changed the state`,
    refusal: t`Unsuccessful`,
  };
  const choice = (name: "operationId" | "user" | "outcome", label: string) => (
    <SelectField
      label={label}
      value={query[name] ?? ""}
      options={optionsOrAll(t`All`, [...valuesOf(entries, name), query[name] ?? ""])}
      onValueChange={(value) => setQuery({ [name]: value })}
    />
  );
  return (
    <Fields role="search" aria-label={t`Filters`}>
      {choice("operationId", t`Call`)}
      {choice("user", t`User`)}
      {choice("outcome", t`Outcome`)}
      <SelectField
        label={t`Only`}
        value={query.only ?? ""}
        options={[{ value: "", label: t`All` }, ...ONLY.map((value) => ({ value, label: labels[value] }))]}
        onValueChange={(only) => setQuery({ only })}
      />
      <TextField
        label={t`Search`}
        type="search"
        value={query.text ?? ""}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setQuery({ text: currentTarget.value })}
      />
    </Fields>
  );
}
