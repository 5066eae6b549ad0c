import { useLingui } from "@lingui/react/macro";
import { readHar } from "#console/api/har.ts";
import { useWorld } from "#console/api/live.ts";
import { ActionButton } from "#console/parts/action-button.tsx";

/** A button that saves the journal as an HTTP Archive, which browser devtools can open. */
export function HarButton() {
  const { t } = useLingui();
  const { id } = useWorld();
  const save = async () => {
    const address = URL.createObjectURL(await readHar(id));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${id}.har`;
    link.click();
    // Keep the object URL for a minute, because iOS asks the user first and reads the file only after the answer.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <ActionButton task={save} doneText={t`Saved the journal as ${id}.har.`}>
      {t`Download HAR`}
    </ActionButton>
  );
}
