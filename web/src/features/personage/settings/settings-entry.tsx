import { chakra } from "@chakra-ui/react";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";

interface SettingsEntryProps {
  icon: LucideIcon;
  onClick: () => void;
  /** The current state of this setting. */
  note?: ReactNode;
  children: ReactNode;
}

export function SettingsEntry({ icon, onClick, note, children }: SettingsEntryProps) {
  return (
    <li>
      <Line onClick={onClick}>
        <chakra.span color="ink.second">
          <Icon of={icon} />
        </chakra.span>
        <SpaceBetween as="span" flex="1" minWidth="0" alignItems="baseline">
          <span>{children}</span>
          {note && (
            <Muted as="span" overflowWrap="anywhere">
              {note}
            </Muted>
          )}
        </SpaceBetween>
        <chakra.span color="ink.second">
          <Icon of={ChevronRight} />
        </chakra.span>
      </Line>
    </li>
  );
}

const Line = chakra(
  "button",
  {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "min({spacing.4}, 5vw)",
      width: "full",
      minHeight: "16",
      px: "min({spacing.2}, 2.5vw)",
      py: "3",
      textAlign: "start",
      color: "ink",
      borderRadius: "control",
      cursor: "pointer",
      transitionProperty: "background-color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover" },
    },
  },
  { defaultProps: { type: "button" } },
);
