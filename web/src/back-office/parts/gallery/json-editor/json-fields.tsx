import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Tick } from "#components/forms/tick.tsx";
import { type Json, type JsonPath, renameAt, setAt } from "./json-edit.ts";
import { useJsonEditing } from "./json-editing.ts";

interface FieldProps {
  path: JsonPath;
  name: string;
}

/** A key, editable unless it is a list index. A typed name that another key already has is dropped on blur. */
export function KeyField({ path, name }: FieldProps) {
  const { t } = useLingui();
  const { root, change } = useJsonEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const key = path.at(-1) ?? "";
  if (typeof key === "number")
    return (
      <chakra.span minWidth="6" color="ink.second" fontSize="sm" fontVariantNumeric="tabular-nums">
        {key}:
      </chakra.span>
    );
  const shown = typed ?? key;
  const next = renameAt(root, path, shown);
  return (
    <Input
      data-key
      aria-label={t`${name}: key`}
      aria-invalid={next === null || undefined}
      style={{ width: widthOf(Math.max(3, shown.length)) }}
      value={shown}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (next !== null && shown !== key) change(next);
        setTyped(null);
      }}
      onKeyDown={({ key: pressed, currentTarget }) => {
        if (pressed === "Enter") currentTarget.blur();
      }}
    />
  );
}

/** The field of a value that is neither a list nor an object. */
export function ValueField({ path, value, name }: FieldProps & { value: Json }) {
  const { t } = useLingui();
  const { root, change } = useJsonEditing();
  const label = t`${name}: value`;
  const set = (next: Json) => change(setAt(root, path, next));
  // Null needs no field: the value is clear from its kind, which is shown beside the key.
  if (value === null) return null;
  if (typeof value === "boolean")
    return <Tick boxSize="6" aria-label={label} checked={value} onChange={() => set(!value)} />;
  if (typeof value === "number") return <NumberField label={label} value={value} onChange={set} />;
  if (typeof value !== "string") return null;
  return (
    <Input
      aria-label={label}
      style={{ width: widthOf(Math.min(48, Math.max(10, value.length))) }}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

/** A number; incomplete input stays in the field. */
function NumberField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      aria-invalid={shown.trim() === "" || !Number.isFinite(Number(shown)) || undefined}
      style={{ width: widthOf(Math.max(6, shown.length)) }}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        setTyped(next);
        if (next.trim() !== "" && Number.isFinite(Number(next))) onChange(Number(next));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Width for this many narrow characters, with the padding. */
const widthOf = (signs: number): string => `calc(${signs + 1}ch + 1.5rem)`;

const Input = chakra("input", {
  base: {
    minWidth: "4rem",
    maxWidth: "full",
    minHeight: "8",
    paddingX: "2",
    fontSize: { base: "md", md: "sm" },
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    color: "ink",
    bg: "transparent",
    borderWidth: "1px",
    borderColor: "hairline",
    borderRadius: "sm",
    _hover: { borderColor: "hairline.strong" },
    _invalid: { borderColor: "failure" },
    "&[data-key]": { color: "link", borderColor: "transparent", fontWeight: "medium" },
    "&[data-key]:hover, &[data-key]:focus": { borderColor: "hairline.strong" },
  },
});
