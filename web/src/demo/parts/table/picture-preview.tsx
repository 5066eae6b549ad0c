import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { DialogFrame } from "#components/form-dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

interface PicturePreviewProps extends DialogFrame {
  readonly pictures: readonly { readonly src: string | null; readonly title: string }[];
  /** Index of the one that is shown first. */
  readonly first: number;
}

/** One picture of a list, large; the arrow keys lead to the others. */
export function PicturePreview({ pictures, first, ...frame }: PicturePreviewProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const count = pictures.length;
  const step = (by: number) => setAt((at + by + count) % count);
  const shown = pictures[at];
  const number = at + 1;
  const move = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  };
  return (
    <Dialog {...frame} title={shown?.title} size="lg" canFill>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the whole dialog */}
      <chakra.div display="grid" gap="3" onKeyDown={move}>
        <chakra.div display="grid" placeItems="center" minHeight="16rem" bg="bg.sunken" borderRadius="sm">
          {shown?.src && (
            <chakra.img src={shown.src} alt={shown.title} maxWidth="100%" maxHeight="60dvh" objectFit="contain" />
          )}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" justifyContent="center" gap="3">
          <IconButton aria-label={t`Previous picture`} onClick={() => step(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <chakra.span role="status" fontSize="sm" fontVariantNumeric="tabular-nums">
            <Trans>
              {number} of {count}
            </Trans>
          </chakra.span>
          <IconButton aria-label={t`Next picture`} onClick={() => step(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
