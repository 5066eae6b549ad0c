import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { type Fault, type NewFault, replaceFault } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { pretty } from "#console/parts/code-block.tsx";
import { JsonField } from "#console/parts/fields.tsx";
import { lineAt, offsetOf } from "#console/parts/json-position.ts";
import { parseJsonObject } from "#console/parts/parse-json-object.ts";
import { Row } from "#console/parts/row.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { editableOf } from "./kinds.ts";

const MOST_ROWS = 24;

interface FaultEditorProps {
  fault: Fault;
  onDone: () => void;
}

/** Form: edits a fault as JSON, in the shape that the control surface accepts. */
export function FaultEditor({ fault, onDone }: FaultEditorProps) {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const act = useAction();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => pretty(editableOf(fault)));
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  // The cast is unchecked: the server validates the fault.
  const rule = parseJsonObject(text) as NewFault | null;

  /** Shows the refusal and selects the line at its pointer. */
  const showRefusal = (reason: string, pointer: string | undefined): void => {
    const offset = offsetOf(text, (pointer ?? "").replace(/^\/body/, ""));
    const line = lineAt(text, offset);
    setRefused(t`Line ${line}: ${reason}`);
    if (area.current) selectToLineEnd(area.current, offset);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!rule) return;
    setRefused("");
    setBusy(true);
    const replaced = await act(
      () => replaceFault(world, fault.id, rule),
      t`Saved. The fault starts over.`,
      (reason, { pointer }) => showRefusal(reason, pointer),
    );
    setBusy(false);
    if (replaced) onDone();
  };
  return (
    <chakra.form
      flexBasis="100%"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      onSubmit={(event) => void submit(event)}
    >
      <JsonField
        label={t`Fault as JSON`}
        hint={t`Saving starts its counts and its time to live over.`}
        error={rule ? refused && <span role="alert">{refused}</span> : t`This is not a JSON object.`}
        ref={area}
        rows={Math.min(MOST_ROWS, text.split("\n").length)}
        fontSize={{ md: "sm" }}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setRefused("");
        }}
      />
      <Row>
        <Button type="submit" size="sm" loading={busy} aria-disabled={!rule || undefined}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </chakra.form>
  );
}

function selectToLineEnd(area: HTMLTextAreaElement, offset: number): void {
  const end = area.value.indexOf("\n", offset);
  area.focus();
  area.setSelectionRange(offset, end === -1 ? area.value.length : end);
}
