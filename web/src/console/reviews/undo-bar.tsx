import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Undo2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { UNDO_MS, useUndo } from "./undo.ts";

/**
 * Shows the last decision with an undo button, below the view to avoid a layout shift. It disappears after a while,
 * unless hovered or focused, and when the world changes.
 */
export function UndoBar() {
  const { t } = useLingui();
  const last = useUndo();
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState(false);
  const text = last?.text;
  const dismiss = last?.dismiss;
  // Reset by hand, because removing a hovered or focused button fires no event.
  if (text === undefined && held) setHeld(false);
  useEffect(() => {
    if (text === undefined || dismiss === undefined || held) return;
    const timer = setTimeout(dismiss, UNDO_MS);
    return () => clearTimeout(timer);
  }, [text, dismiss, held]);
  const press = async () => {
    setBusy(true);
    await last?.undo();
    setBusy(false);
  };
  return (
    <Bar
      data-shown={last ? true : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Always mounted, or its text would not be announced. */}
      <chakra.div role="status" flex="1" minWidth="0" fontSize="sm" lineHeight="snug" overflowWrap="anywhere">
        {last && (
          <>
            <chakra.span fontWeight="semibold">{last.text}</chakra.span>
            <Muted>
              <Trans>Undo takes back this decision and its payments.</Trans>
            </Muted>
          </>
        )}
      </chakra.div>
      {last && (
        <>
          <chakra.span color="success" display="flex" order="-1">
            <Icon of={CircleCheck} />
          </chakra.span>
          <Button size="sm" variant="soft" loading={busy} onClick={() => void press()}>
            <Icon of={Undo2} size={16} />
            <Trans>Undo</Trans>
          </Button>
          <IconButton aria-label={t`Close`} onClick={last.dismiss} boxSize="8" margin="-1">
            <Icon of={X} size={18} />
          </IconButton>
        </>
      )}
    </Bar>
  );
}

const Bar = chakra("section", {
  base: {
    position: "sticky",
    bottom: "4",
    zIndex: "1",
    display: "flex",
    alignItems: "center",
    gap: "3",
    maxWidth: "40rem",
    marginX: "auto",
    "&[data-shown]": {
      marginTop: "5",
      padding: "3",
      bg: "bg.raised",
      borderWidth: "1px",
      borderColor: { base: "hairline", _dark: "hairline.strong" },
      borderRadius: "control",
      boxShadow: "float",
    },
  },
});
