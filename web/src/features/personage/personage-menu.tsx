import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { createLink } from "@tanstack/react-router";
import { memo, useRef } from "react";
import { getAssetsQuery } from "#api/user.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useChosenInView } from "#components/use-chosen-in-view.ts";
import { searchOf, type SectionName } from "#lib/sections.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";
import { MENU_GROUPS, type MenuItem } from "./menu.ts";

const MenuLink = createLink(
  chakra("a", {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control",
      px: "3.5",
      borderRadius: "control",
      fontSize: "sm",
      lineHeight: "snug",
      fontWeight: "medium",
      color: "ink.second",
      whiteSpace: { base: "nowrap", md: "normal" },
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

/** The sections: a column beside the content on wide screens, a strip above it on narrow ones. */
export function PersonageMenu({ current }: { current: SectionName }) {
  const { t } = useLingui();
  const strip = useRef<HTMLElement>(null);

  // On a phone the strip is longer than the screen.
  useChosenInView(strip, '[aria-current="page"]');

  return (
    <chakra.nav
      ref={strip}
      aria-label={t`Personal centre`}
      position={{ base: "relative", md: "sticky" }}
      top={{ md: "calc({sizes.header} + {spacing.8})" }}
      alignSelf="start"
      display="flex"
      flexDirection={{ base: "row", md: "column" }}
      gap={{ base: "2", md: "0" }}
      marginX={{ base: "-5", md: "0" }}
      paddingX={{ base: "5", md: "0" }}
      paddingY={{ base: "1", md: "0" }}
      overflowX={{ base: "auto", md: "visible" }}
      scrollbarWidth="none"
      maskImage={{
        base: "linear-gradient(to right, transparent, black 20px calc(100% - 32px), transparent)",
        md: "none",
      }}
    >
      {MENU_GROUPS.map((group) => (
        <chakra.ul
          key={group[0]?.name}
          display="flex"
          flexDirection={{ base: "row", md: "column" }}
          gap={{ base: "1", md: "0.5" }}
          listStyle="none"
          css={{
            "&:not(:first-of-type)": {
              borderInlineStartWidth: { base: "1px", md: "0" },
              borderTopWidth: { base: "0", md: "1px" },
              paddingInlineStart: { base: "{spacing.2}", md: "0" },
              paddingTop: { base: "0", md: "{spacing.3}" },
              marginTop: { base: "0", md: "{spacing.3}" },
            },
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

/** Drawn anew only where the section begins or ends to be the current one, so that a press is answered at once. */
const MenuEntry = memo(function MenuEntry({
  item: { name, label, icon },
  current,
}: {
  item: MenuItem;
  current: boolean;
}) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const select = () => {
    if (readUserinfo()?.tradingDialog) amendUserinfo({ tradingDialog: false });
    if (name === "assets") void queryClient.invalidateQueries({ queryKey: getAssetsQuery().queryKey });
  };
  return (
    <li>
      <MenuLink
        to="/personage"
        search={searchOf({ to: name })}
        aria-current={current ? "page" : undefined}
        onClick={select}
      >
        <Icon of={icon} size={18} />
        {i18n._(label)}
      </MenuLink>
    </li>
  );
});
