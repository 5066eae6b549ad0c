import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import { parseIconName } from "./icon-name.ts";
import { OWN_ICONS } from "./picked-icon.tsx";

interface FoundIconsProps {
  readonly sought: string;
  /** "vi-" and the icon's name; empty for none. */
  readonly value: string;
  readonly onChoose: (icon: string) => void;
}

/** Choices: built-in icons whose name contains `sought`, the provider's icon with the name `sought`, or no icon. */
export function FoundIcons({ sought, value, onChoose }: FoundIconsProps) {
  const { t } = useLingui();
  const found = [...OWN_ICONS].filter(([name]) => name.includes(foldedText(sought)));
  const named = parseIconName(sought);
  const foreign = named && !OWN_ICONS.has(`${named.prefix}:${named.name}`) ? `${named.prefix}:${named.name}` : null;
  return (
    <>
      <Choices aria-label={t`Icons`}>
        {found.map(([name, icon]) => (
          <li key={name}>
            <Choice
              aria-label={name}
              title={name}
              aria-pressed={value === `vi-${name}`}
              onClick={() => onChoose(`vi-${name}`)}
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
          <Button size="sm" variant="outline" onClick={() => onChoose(`vi-${foreign}`)}>
            <Trans>Use {foreign}</Trans>
          </Button>
        )}
        {value !== "" && (
          <Button size="sm" variant="quiet" onClick={() => onChoose("")}>
            <Trans>No icon</Trans>
          </Button>
        )}
      </chakra.div>
    </>
  );
}

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
