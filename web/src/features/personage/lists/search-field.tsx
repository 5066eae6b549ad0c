import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";

/** Delay between the last key and the search, because Safari allows only 100 changes of the URL in 30 s. */
const TYPING_MS = 300;

interface SearchFieldProps {
  label: ReactNode;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while text is typed, at most once per pause in typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === reported) return undefined;
    const timer = setTimeout(() => {
      setReported(typed);
      onSearch(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, reported, onSearch]);
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </Field>
  );
}
