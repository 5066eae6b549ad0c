import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { hrefOf, usePlace } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { useViewNames } from "#console/parts/use-view-names.ts";

/** Navigation between the views of a world, with counts. */
export function WorldNav() {
  const { t } = useLingui();
  const { id, counts, violations } = useWorld();
  const { view } = usePlace();
  const names = useViewNames();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls the strip to the current view, because on phones the navigation is wider than the screen.
    const item = list.current?.querySelector<HTMLElement>(`[data-view=${view}]`);
    if (list.current && item)
      list.current.scrollTo({ left: item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2 });
  }, [view]);
  const marks: Partial<Record<string, number>> = {
    reviews: counts.openReviews,
    faults: counts.faults,
    checks: violations,
  };
  return (
    <chakra.nav
      aria-label={t`Views`}
      position="sticky"
      top="header"
      zIndex="1"
      alignSelf="start"
      bg={{ base: "bg.raised", lg: "transparent" }}
      borderBottomWidth={{ base: "1px", lg: "0" }}
      minWidth="0"
    >
      <List ref={list}>
        {names.map(({ view: name, label }) => (
          <li key={name}>
            <Item data-view={name} href={hrefOf(id, name)} aria-current={name === view ? "page" : undefined}>
              {label}
              {(marks[name] ?? 0) > 0 && (
                <Badge colorPalette={name === "checks" ? "failure" : "review"}>{marks[name]}</Badge>
              )}
            </Item>
          </li>
        ))}
      </List>
    </chakra.nav>
  );
}

const List = chakra("ul", {
  base: {
    position: "relative",
    listStyle: "none",
    display: "flex",
    flexDirection: { base: "row", lg: "column" },
    gap: "1",
    padding: { base: "2", lg: "4" },
    paddingTop: { lg: "7" },
    overflowX: "auto",
    scrollbarWidth: "none",
  },
});

const Item = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    minHeight: "10",
    paddingX: "3",
    borderRadius: "control",
    fontSize: "sm",
    whiteSpace: "nowrap",
    color: "ink.second",
    _hover: { bg: "bg.hover", color: "ink" },
    "&[aria-current]": { bg: "brand.soft", color: "link", fontWeight: "semibold" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
