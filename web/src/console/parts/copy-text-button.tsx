import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";

/** Button that copies a text generated on click. */
export function CopyTextButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useLingui();
  const { copied, copy } = useCopy((done) =>
    showToast(
      done ? { kind: "success", text: t`Copied.` } : { kind: "error", text: t`The browser did not allow copying.` },
    ),
  );
  return (
    <Button size="sm" variant="outline" onClick={() => void copy(text())}>
      <Icon of={copied ? Check : Copy} size={16} />
      {label}
    </Button>
  );
}
