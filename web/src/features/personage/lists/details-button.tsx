import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";

/** Opens the details of a row. The label names the row for screen readers, for example by its time. */
export function DetailsButton({ of, onOpen }: { of: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      size="sm"
      px="2"
      marginY="-2.5"
      marginEnd="-2"
      // In forced-colors mode the button's border shows and must stay inside the panel.
      css={{ "@media (forced-colors: active)": { margin: "0" } }}
      gap="1"
      whiteSpace="nowrap"
      onClick={onOpen}
    >
      <span>{t({ message: "Details", context: "of a row" })}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
      <Icon of={ChevronRight} size={16} />
    </Button>
  );
}
