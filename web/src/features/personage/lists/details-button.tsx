import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/format.ts";

/** Opens the details of a row; its label contains the time, to identify the row for screen readers. */
export function DetailsButton({ at, onOpen }: { at: number | null; onOpen: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Button variant="quiet" size="sm" px="2" marginY="-2.5" marginEnd="-2" gap="1" whiteSpace="nowrap" onClick={onOpen}>
      {t({ message: "Details", context: "of a row" })}
      <VisuallyHidden>{format.dateTime(at)}</VisuallyHidden>
      <Icon of={ChevronRight} size={16} />
    </Button>
  );
}
