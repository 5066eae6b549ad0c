import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { useSession } from "#state/session.ts";
import { MENU } from "./menu.ts";

const MenuLink = createLink(
  chakra("a", {
    base: {
      display: "flex",
      alignItems: "center",
      height: "16",
      px: { lg: "2.5", xl: "4" },
      fontSize: "sm",
      fontWeight: "medium",
      color: "ink.second",
      whiteSpace: "nowrap",
      borderBlockWidth: "2px",
      borderColor: "transparent",
      transitionProperty: "color, border-color",
      transitionDuration: "fast",
      _hover: { color: "ink" },
      _highContrast: { borderColor: "Canvas" },
      _currentPage: {
        color: "ink",
        fontWeight: "semibold",
        borderBottomColor: "brand",
        _highContrast: { borderBottomColor: "Highlight" },
      },
      _focusVisible: { outlineOffset: "-4px", borderRadius: "control" },
    },
  }),
);

/** The menu on wide screens; the router marks the current page with aria-current. */
export function MainNavigation() {
  const { t, i18n } = useLingui();
  const session = useSession();
  return (
    <chakra.nav aria-label={t`Main`} hideBelow="lg" marginStart="4">
      <chakra.ul display="flex" listStyle="none">
        {MENU.filter((item) => session || !item.member).map((item) => (
          <li key={item.to}>
            <MenuLink to={item.to} activeOptions={{ exact: item.to === "/", includeSearch: false }}>
              {i18n._(item.label)}
            </MenuLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
