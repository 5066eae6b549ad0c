import { Popover } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useEarlyEscape } from "#components/dialogs/use-early-escape.ts";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import { parseIconName } from "./icon-name.ts";
import { OWN_ICONS, PickedIcon } from "./picked-icon.tsx";

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
  const found = [...OWN_ICONS].filter(([name]) => name.includes(foldedText(sought)));
  const named = parseIconName(sought);
  const foreign = named && !OWN_ICONS.has(`${named.prefix}:${named.name}`) ? `${named.prefix}:${named.name}` : null;
  const choose = (name: string) => {
    onChange(name === "" ? "" : `vi-${name}`);
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
            <Choices aria-label={t`Icons`}>
              {found.map(([name, icon]) => (
                <li key={name}>
                  <Choice
                    aria-label={name}
                    title={name}
                    aria-pressed={value === `vi-${name}`}
                    onClick={() => choose(name)}
                  >
                    <Icon of={icon} />
                  </Choice>
                </li>
              ))}
            </Choices>
            <chakra.p role="status" color="ink.second" fontSize="sm">
              {found.length === 0 && !foreign && <Trans>No built-in icon matches.</Trans>}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {foreign && (
                <Button size="sm" variant="outline" onClick={() => choose(foreign)}>
                  <Trans>Use {foreign}</Trans>
                </Button>
              )}
              {value !== "" && (
                <Button size="sm" variant="quiet" onClick={() => choose("")}>
                  <Trans>No icon</Trans>
                </Button>
              )}
            </chakra.div>
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

const Choices = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(2.5rem, 1fr))",
    maxHeight: "14rem",
    overflowY: "auto",
    padding: "0.5",
  },
});

const Choice = chakra(
  "button",
  {
    base: {
      display: "grid",
      placeItems: "center",
      width: "full",
      height: "10",
      borderRadius: "sm",
      color: "ink.second",
      cursor: "pointer",
      _hover: { bg: "bg.hover", color: "ink" },
      _focusVisible: { outlineOffset: "-2px" },
      "&[aria-pressed=true]": { bg: "brand.soft", color: "link" },
    },
  },
  { defaultProps: { type: "button" } },
);
