import { Popover } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useEarlyEscape } from "#components/dialogs/use-early-escape.ts";
import { TextInput } from "#components/forms/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { FoundIcons } from "./found-icons.tsx";
import { PickedIcon } from "./picked-icon.tsx";

interface IconPickerProps {
  /** Accessible name. */
  label: string;
  /** "vi-" and the icon's name; empty for none. */
  value: string;
  onChange: (name: string) => void;
  disabled?: boolean;
  id?: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
}

/**
 * Chooses a built-in icon, or any name of the icon provider ("ep:edit").
 * @example <IconPicker label={t`Icon`} value={icon} onChange={setIcon} />
 */
export function IconPicker({ label, value, onChange, disabled = false, ...control }: IconPickerProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useEarlyEscape(open, () => setOpen(false));
  const [sought, setSought] = useState("");
  const choose = (icon: string) => {
    onChange(icon);
    setOpen(false);
  };
  return (
    <Popover.Root lazyMount unmountOnExit open={open} onOpenChange={(change) => setOpen(change.open)}>
      <Trigger
        {...control}
        disabled={disabled}
        aria-label={value === "" ? t`${label}: choose an icon` : t`${label}: ${value}`}
      >
        {value !== "" && <PickedIcon name={value} />}
        <chakra.span
          flex="1"
          minWidth="0"
          textAlign="start"
          color={value === "" ? "ink.second" : "ink"}
          overflowWrap="anywhere"
        >
          {value === "" ? <Trans>Choose an icon</Trans> : value}
        </chakra.span>
        <Icon of={ChevronDown} size={18} />
      </Trigger>
      <Portal>
        <Popover.Positioner>
          <Panel aria-label={label}>
            <TextInput
              type="search"
              aria-label={t`Find an icon`}
              placeholder={t`Search, or enter a name such as ep:edit`}
              value={sought}
              onChange={({ currentTarget }) => setSought(currentTarget.value)}
            />
            <FoundIcons sought={sought} value={value} onChoose={choose} />
          </Panel>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

const Trigger = chakra(Popover.Trigger, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "full",
    minHeight: "control",
    paddingX: "3",
    paddingY: "2",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { borderColor: "ink.second" },
    _invalid: { borderColor: "failure" },
    _disabled: { bg: "bg.sunken", color: "ink.second", cursor: "not-allowed" },
  },
});

const Panel = chakra(Popover.Content, {
  base: {
    display: "grid",
    gap: "3",
    width: "min(22rem, calc(100vw - {spacing.8}))",
    padding: "4",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "control",
    boxShadow: "float",
    outline: "none",
    zIndex: "overlay",
    _closed: { display: "none" },
  },
});
