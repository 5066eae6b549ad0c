import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { memo } from "react";
import { useDisclosure } from "#components/dialogs/use-disclosure.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { SectionName } from "#lib/personage-sections.ts";
import { BAR, BEYOND_BAR, type MenuItem } from "./menu.ts";
import { useMenuLink } from "./use-menu-link.ts";

/** Bottom navigation on phones: four sections, the others behind "More" (rule R4). */
export function PersonageBar({ current }: { current: SectionName }) {
  const { t, i18n } = useLingui();
  const more = useDisclosure();
  const beyond = BEYOND_BAR.some(({ name }) => name === current);
  return (
    <chakra.nav
      data-bottom-bar
      aria-label={t`Personal centre`}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="header"
      paddingBottom="env(safe-area-inset-bottom)"
      bg="bg.raised"
      borderTopWidth="1px"
    >
      <chakra.ul display="grid" gridTemplateColumns="repeat(5, minmax(0, 1fr))" listStyle="none">
        {BAR.map((item) => (
          <li key={item.name}>
            <BarEntry item={item} short={i18n._(item.short)} current={item.name === current} />
          </li>
        ))}
        <li>
          <chakra.div {...more.frame}>
            <BarButton {...more.trigger} data-current={beyond || undefined}>
              <Icon of={Ellipsis} size={20} />
              <Trans>More</Trans>
            </BarButton>
            {more.open && (
              <Sheet id={more.panelId}>
                {BEYOND_BAR.map((item) => (
                  <li key={item.name}>
                    <SheetEntry item={item} current={item.name === current} onChosen={more.close} />
                  </li>
                ))}
              </Sheet>
            )}
          </chakra.div>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}

interface BarEntryProps {
  item: MenuItem;
  short: string;
  current: boolean;
}

const BarEntry = memo(function BarEntry({ item: { name, label, icon }, short, current }: BarEntryProps) {
  const { i18n } = useLingui();
  return (
    <BarLink {...useMenuLink(name, current)} aria-label={i18n._(label)}>
      <Icon of={icon} size={20} />
      {short}
    </BarLink>
  );
});

interface SheetEntryProps {
  item: MenuItem;
  current: boolean;
  onChosen: () => void;
}

function SheetEntry({ item: { name, label, icon }, current, onChosen }: SheetEntryProps) {
  const { i18n } = useLingui();
  const link = useMenuLink(name, current);
  const choose = () => {
    link.onClick();
    // Choosing the current section does not navigate, so the sheet is closed here.
    onChosen();
  };
  return (
    <SheetLink {...link} onClick={choose}>
      <Icon of={icon} size={18} />
      {i18n._(label)}
    </SheetLink>
  );
}

const CURRENT = {
  color: "link",
  fontWeight: "semibold",
  borderTopColor: "brand",
  _highContrast: { color: "Highlight", borderTopColor: "Highlight" },
} as const;
const place = {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.5",
    width: "full",
    minHeight: "bar",
    paddingX: "0.5",
    borderTopWidth: "2px",
    borderTopColor: "transparent",
    color: "ink.second",
    // Grows with the text size, up to a size at which a label fits into a fifth of the screen.
    fontSize: "min(0.75rem, 4.4vw)",
    fontWeight: "medium",
    lineHeight: "1.25",
    textAlign: "center",
    cursor: "pointer",
    _highContrast: { borderTopColor: "Canvas" },
    _currentPage: CURRENT,
    "&[data-current]": CURRENT,
    _focusVisible: { outlineOffset: "-2px", borderRadius: "sm" },
  },
} as const;
const BarLink = createLink(chakra("a", place));
const BarButton = chakra("button", place, { defaultProps: { type: "button" } });

const Sheet = chakra("ul", {
  base: {
    position: "absolute",
    insetInline: "3",
    bottom: "calc(100% + {spacing.2})",
    maxHeight: "calc(100dvh - {sizes.header} - {sizes.bar} - {spacing.6})",
    overflowY: "auto",
    padding: "2",
    listStyle: "none",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    boxShadow: "float",
    animation: "rise 160ms ease-out",
  },
});

const SheetLink = createLink(
  chakra("a", {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control",
      px: "3",
      borderRadius: "control",
      fontSize: "sm",
      fontWeight: "medium",
      overflowWrap: "anywhere",
      _hover: { bg: "bg.hover" },
      _currentPage: { bg: "brand.soft", fontWeight: "semibold" },
      _focusVisible: { outlineOffset: "-2px" },
    },
  }),
);
