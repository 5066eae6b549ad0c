import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { type Patch, patchState } from "#console/api/state.ts";
import { JsonField } from "#console/parts/fields.tsx";
import { Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useAction } from "#console/parts/use-action.ts";

/** Minimum number of keys in a patchable pointer: table and row. Whole tables cannot be patched. */
const SMALLEST_DEPTH = 2;

/** Form: changes rows of the state directly with a JSON Patch. */
export function PatchForm({ pointer, state }: { pointer: string; state: Schemas["StateValue"] }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const act = useAction();
  const inRow = keysOf(pointer).length >= SMALLEST_DEPTH;
  const [text, setText] = useState(() => begin(inRow ? pointer : "/members/1/nickname", inRow ? state.value : "花子"));
  const [force, setForce] = useState(false);
  // Show a refusal in the form, because a long toast would cover the field to correct.
  const [refused, setRefused] = useState("");
  const patch = read(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!patch) return;
    setRefused("");
    await act(
      () => patchState(id, state.revision, patch, force),
      ({ changed }) => {
        const rows = changed.join(", ");
        return t`Changed: ${rows}`;
      },
      setRefused,
    );
  };
  return (
    <Section title={<Trans>Edit by hand</Trans>}>
      <Muted>
        <Trans>
          A last resort, for states that nothing else can reach. Edits that break an accounting rule are refused unless
          forced; the world is then marked.
        </Trans>
      </Muted>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <JsonField
            label={t`JSON Patch`}
            error={patch ? refused && <span role="alert">{refused}</span> : t`This is not a JSON array.`}
            rows={6}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setRefused("");
            }}
          />
          <Checkbox
            label={t`Even if it breaks a rule`}
            checked={force}
            onChange={({ currentTarget }) => setForce(currentTarget.checked)}
          />
          <Row>
            <Button type="submit" size="sm" variant="danger" aria-disabled={!patch || undefined}>
              <Trans>Apply</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}

const begin = (path: string, value: unknown): string => JSON.stringify([{ op: "replace", path, value }], null, 2);

/** The parsed array, or null; the server checks its operations. */
function read(text: string): Patch | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Patch) : null;
  } catch {
    return null;
  }
}
