import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { memo } from "react";
import { Icon } from "#components/ui/icon.tsx";
import type { SectionName } from "#lib/personage-sections.ts";
import { MENU_GROUPS, type MenuItem } from "./menu.ts";
import { useMenuLink } from "./use-menu-link.ts";

const MenuLink = createLink(
  chakra("a", {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control",
      px: "3.5",
      py: "2",
      borderRadius: "control",
      fontSize: "sm",
      lineHeight: "snug",
      fontWeight: "medium",
      color: "ink.second",
      transitionProperty: "background-color, color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover", color: "ink" },
      _currentPage: {
        bg: "brand.soft",
        color: "ink",
        fontWeight: "semibold",
        "& svg": { color: "link" },
        _highContrast: {
          forcedColorAdjust: "none",
          bg: "Highlight",
          color: "HighlightText",
          "& svg": { color: "HighlightText" },
        },
      },
    },
  }),
);

/** The section menu beside the content; on phones `PersonageBar` replaces it. */
export function PersonageMenu({ current }: { current: SectionName }) {
  const { t } = useLingui();
  return (
    <chakra.nav
      aria-label={t`Personal centre`}
      hideBelow="md"
      position="sticky"
      top="calc({sizes.header} + {spacing.8})"
      alignSelf="start"
      // Lets the menu scroll, because a phone in landscape is lower than the menu.
      maxHeight="calc(100dvh - {sizes.header} - {spacing.16} - env(safe-area-inset-bottom))"
      overflowY="auto"
      // Do not clip the focus ring.
      padding="1"
      margin="-1"
    >
      {MENU_GROUPS.map((group) => (
        <chakra.ul
          key={group[0]?.name}
          display="grid"
          gap="0.5"
          listStyle="none"
          css={{
            "&:not(:first-of-type)": { borderTopWidth: "1px", paddingTop: "{spacing.3}", marginTop: "{spacing.3}" },
          }}
        >
          {group.map((item) => (
            <MenuEntry key={item.name} item={item} current={item.name === current} />
          ))}
        </chakra.ul>
      ))}
    </chakra.nav>
  );
}

/** Memoized, so that a press re-renders only the two entries that become or stop being the current one. */
const MenuEntry = memo(function MenuEntry({
  item: { name, label, icon },
  current,
}: {
  item: MenuItem;
  current: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <li>
      <MenuLink {...useMenuLink(name, current)}>
        <Icon of={icon} size={18} />
        {i18n._(label)}
      </MenuLink>
    </li>
  );
});
