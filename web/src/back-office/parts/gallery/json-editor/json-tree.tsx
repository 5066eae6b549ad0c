import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import {
  addAt,
  converted,
  entriesOf,
  type Json,
  type JsonKind,
  type JsonPath,
  kindOf,
  removeAt,
  setAt,
} from "./json-edit.ts";
import { EditingContext, useJsonEditing } from "./json-editing.ts";
import { KeyField, ValueField } from "./json-fields.tsx";

interface JsonTreeProps {
  label: string;
  value: Json;
  onChange: (value: Json) => void;
}

/** A document as nested lists of fields, each with its key, its value and its kind. */
export function JsonTree({ label, value, onChange }: JsonTreeProps) {
  const editing = useMemo(() => ({ root: value, change: onChange }), [value, onChange]);
  return (
    <EditingContext value={editing}>
      <Tree aria-label={label}>
        <JsonNode path={[]} value={value} name={label} />
      </Tree>
    </EditingContext>
  );
}

interface JsonNodeProps {
  path: JsonPath;
  value: Json;
  /** Accessible name of the value: "list.0.title". */
  name: string;
}

function JsonNode({ path, value, name }: JsonNodeProps) {
  const { t } = useLingui();
  const { root, change } = useJsonEditing();
  const [open, setOpen] = useState(true);
  const kind = kindOf(value);
  const holds = kind === "array" || kind === "object";
  const entries = entriesOf(value);
  const count = entries.length;
  const isRoot = path.length === 0;
  return (
    <chakra.li listStyle="none" minWidth="0">
      <Line>
        {holds ? (
          <Small aria-label={t`${name}: contents`} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Turning data-open={open || undefined}>
              <Icon of={ChevronRight} size={16} />
            </Turning>
          </Small>
        ) : (
          <chakra.span width={{ base: "2", md: "8" }} flexShrink={0} />
        )}
        {!isRoot && <KeyField path={path} name={name} />}
        {holds ? (
          <chakra.span color="ink.second" fontSize="sm" whiteSpace="nowrap">
            {kind === "array" ? `[ ${count} ]` : `{ ${count} }`}
          </chakra.span>
        ) : (
          <ValueField path={path} value={value} name={name} />
        )}
        <KindField
          aria-label={t`${name}: kind`}
          value={kind}
          onChange={({ currentTarget }) => change(setAt(root, path, converted(value, currentTarget.value as JsonKind)))}
        >
          <option value="string">{t`Text`}</option>
          <option value="number">{t`Number`}</option>
          <option value="boolean">{t`Yes or no`}</option>
          <option value="null">{t`Nothing`}</option>
          <option value="array">{t`List`}</option>
          <option value="object">{t`Object`}</option>
        </KindField>
        {holds && (
          <Small
            aria-label={t`${name}: add an entry`}
            onClick={() => {
              setOpen(true);
              change(addAt(root, path));
            }}
          >
            <Icon of={Plus} size={16} />
          </Small>
        )}
        {!isRoot && (
          <Small aria-label={t`${name}: delete`} onClick={() => change(removeAt(root, path))}>
            <Icon of={Trash2} size={16} />
          </Small>
        )}
      </Line>
      {holds && open && count > 0 && (
        <Below>
          {entries.map(([key, inner]) => (
            <JsonNode key={key} path={[...path, key]} value={inner} name={isRoot ? String(key) : `${name}.${key}`} />
          ))}
        </Below>
      )}
    </chakra.li>
  );
}

const Tree = chakra("ul", {
  base: {
    minWidth: "0",
    padding: "2",
    overflowX: "auto",
    borderWidth: "1px",
    borderRadius: "control",
    bg: "bg.raised",
  },
});
const Below = chakra("ul", {
  base: { marginStart: { base: "2", md: "4" }, paddingStart: { base: "0", md: "3" }, borderInlineStartWidth: "1px" },
});
const Line = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "1", minHeight: "10", paddingY: "0.5" },
});
const Small = chakra(IconButton, { base: { boxSize: { base: "7", md: "8" } } });
const Turning = chakra("span", {
  base: { display: "grid", transition: "rotate 120ms", "&[data-open]": { rotate: "90deg" } },
});
const KindField = chakra("select", {
  base: {
    minHeight: "8",
    maxWidth: { base: "4.5rem", sm: "none" },
    flexShrink: 0,
    paddingX: "1",
    fontSize: "sm",
    color: "ink.second",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "sm",
    cursor: "pointer",
    _hover: { borderColor: "hairline.strong" },
  },
});
