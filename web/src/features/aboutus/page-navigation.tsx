import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Container } from "#components/layout/container.tsx";
import { useSectionInView } from "#components/layout/use-section-in-view.ts";
import { useSectionLink } from "#components/layout/use-section-link.ts";
import { SECTIONS, type SectionId } from "./sections.ts";

/** The page's table of contents; sticks below the header on wide screens. */
export function PageNavigation({ present }: { present: readonly SectionId[] }) {
  const { t, i18n } = useLingui();
  const current = useSectionInView(present);
  const linkTo = useSectionLink();
  return (
    <chakra.nav
      aria-label={t`On this page`}
      hideBelow="md"
      position="sticky"
      top="header"
      zIndex="1"
      bg="bg.raised"
      borderBottomWidth="1px"
    >
      <Container>
        <chakra.ul listStyle="none" display="flex" columnGap={{ md: "5", lg: "8" }} overflowX="auto">
          {SECTIONS.filter(({ id }) => present.includes(id)).map(({ id, label }) => (
            <li key={id}>
              <NavigationLink {...linkTo(id)} aria-current={id === current ? "location" : undefined}>
                {i18n._(label)}
              </NavigationLink>
            </li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.nav>
  );
}

const NavigationLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    height: "12",
    fontSize: "sm",
    color: "ink.second",
    whiteSpace: "nowrap",
    borderBlockWidth: "2px",
    borderColor: "transparent",
    _highContrast: { borderColor: "Canvas" },
    transitionProperty: "color, border-color",
    transitionDuration: "fast",
    _hover: { color: "ink" },
    "&[aria-current]": {
      color: "ink",
      fontWeight: "medium",
      borderBottomColor: "brand",
      _highContrast: { borderBottomColor: "Highlight" },
    },
    _focusVisible: { outlineOffset: "-4px", borderRadius: "control" },
  },
});
