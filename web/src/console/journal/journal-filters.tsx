import { useLingui } from "@lingui/react/macro";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { type Query, setQuery } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { Fields } from "#console/parts/row.tsx";
import { ONLY, valuesOf } from "./filter-entries.ts";

/** Filters of the journal, kept in the address. */
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
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={query[name] ?? ""}
          options={[
            { value: "", label: t`All` },
            ...[...new Set([...valuesOf(entries, name), ...(query[name] ? [query[name]] : [])])].map((value) => ({
              value,
              label: value,
            })),
          ]}
          onValueChange={(value) => setQuery({ [name]: value })}
        />
      )}
    </Field>
  );
  return (
    <Fields role="search" aria-label={t`Filters`}>
      {choice("operationId", t`Call`)}
      {choice("user", t`User`)}
      {choice("outcome", t`Outcome`)}
      <Field label={t`Only`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={query.only ?? ""}
            options={[{ value: "", label: t`All` }, ...ONLY.map((value) => ({ value, label: labels[value] }))]}
            onValueChange={(only) => setQuery({ only })}
          />
        )}
      </Field>
      <Field label={t`Search`}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={query.text ?? ""}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setQuery({ text: currentTarget.value })}
          />
        )}
      </Field>
    </Fields>
  );
}
