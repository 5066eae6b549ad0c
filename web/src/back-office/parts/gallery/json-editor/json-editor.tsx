import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { CodeArea } from "#components/forms/code-area.tsx";
import { Segmented } from "#components/forms/segmented.tsx";
import { type Json, parsed } from "./json-edit.ts";
import { JsonTree } from "./json-tree.tsx";

interface JsonEditorProps {
  /** Accessible name. */
  label: string;
  value: Json;
  onChange: (value: Json) => void;
}

type Mode = "tree" | "text";

/**
 * A JSON document as a tree of fields, or as text. It uses no library, because the existing ones either lack keyboard
 * support or add inline styles, which the CSP blocks.
 * @example <JsonEditor label={t`Settings`} value={value} onChange={setValue} />
 */
export function JsonEditor({ label, value, onChange }: JsonEditorProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<Mode>("tree");
  return (
    <chakra.div display="grid" gap="3" minWidth="0">
      <chakra.div maxWidth="16rem">
        <Segmented
          legend={<Trans>Edit as</Trans>}
          value={mode}
          options={[
            { value: "tree", label: t`Tree` },
            { value: "text", label: t`Text` },
          ]}
          onChange={setMode}
        />
      </chakra.div>
      {mode === "tree" ? (
        <JsonTree label={label} value={value} onChange={onChange} />
      ) : (
        <JsonText label={label} value={value} onChange={onChange} />
      )}
    </chakra.div>
  );
}

/** The document as text; invalid text stays in the field, with an error. */
function JsonText({ label, value, onChange }: JsonEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; of: Json } | null>(null);
  // A value from outside replaces the typed text.
  const text = draft && draft.of === value ? draft.text : JSON.stringify(value, null, 2);
  const result = parsed(text);
  const fault = "fault" in result ? result.fault : "";
  return (
    <div>
      <CodeArea
        aria-label={label}
        aria-invalid={fault !== "" || undefined}
        aria-describedby={`${id}-fault`}
        spellCheck={false}
        rows={Math.min(24, text.split("\n").length + 1)}
        value={text}
        onChange={({ currentTarget }) => {
          const next = parsed(currentTarget.value);
          if (!("value" in next)) return setDraft({ text: currentTarget.value, of: value });
          setDraft({ text: currentTarget.value, of: next.value });
          onChange(next.value);
        }}
      />
      <chakra.p id={`${id}-fault`} role="status" color="failure" fontSize="sm" minHeight="6">
        {fault !== "" && <Trans>This is not JSON yet: {fault}</Trans>}
      </chakra.p>
    </div>
  );
}
