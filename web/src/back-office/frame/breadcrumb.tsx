import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { chainTo } from "#back-office/routing/find-route.ts";
import type { RouteNode } from "#back-office/routing/route-node.ts";
import { useRoutes } from "#back-office/routing/routes.ts";
import { useTitleText } from "#back-office/routing/titles.ts";
import { Icon } from "#components/ui/icon.tsx";

/**
 * The nodes of a page's breadcrumb: its ancestors from the top, then the page. Omits nodes without a breadcrumb, hidden
 * ones unless `canTo` is set, and parents that the menu replaces by their only child.
 */
export function breadcrumbNodes(chain: readonly RouteNode[]): RouteNode[] {
  return chain.filter(({ meta, children, kind }, index) => {
    if (!meta.breadcrumb || (meta.hidden && !meta.canTo)) return false;
    const visible = children.filter((child) => !child.meta.hidden);
    const isDrawnAsChild = kind === "group" && visible.length === 1 && !meta.alwaysShow;
    return index === chain.length - 1 || !isDrawnAsChild;
  });
}

/** The breadcrumb of the page; a parent that redirects to a page is a link. */
export function FrameBreadcrumb({ node, icons }: { node: RouteNode; icons: boolean }) {
  const { t } = useLingui();
  const titleText = useTitleText();
  const trail = breadcrumbNodes(chainTo(useRoutes(), node.path));
  return (
    <chakra.nav
      aria-label={t`Breadcrumb`}
      containerType="inline-size"
      minWidth="0"
      display={{ base: "none", md: "block" }}
      marginInline="2"
    >
      <Steps>
        {trail.map((part, index) => {
          const isLast = index === trail.length - 1;
          const text = (
            <>
              {icons && part.icon && <ViIcon name={part.icon} size={14} />}
              <chakra.span overflow="hidden" textOverflow="ellipsis" maxWidth="48">
                {titleText(part.title)}
              </chakra.span>
            </>
          );
          return (
            <Part key={part.path} aria-current={isLast ? "page" : undefined}>
              {index > 0 && <Icon of={ChevronRight} size={14} />}
              {!isLast && part.redirect !== null ? <Step href={`#${part.path}`}>{text}</Step> : <Plain>{text}</Plain>}
            </Part>
          );
        })}
      </Steps>
    </chakra.nav>
  );
}

/**
 * With little space, shows the page and its parent; with very little only the page, because truncated titles would be
 * useless.
 */
const Steps = chakra("ol", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    fontSize: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    "@container (max-width: 21rem)": {
      "& > li:nth-last-of-type(n + 3)": { display: "none" },
      "& > li:nth-last-of-type(2) > svg": { display: "none" },
    },
    "@container (max-width: 11rem)": {
      "& > li:nth-last-of-type(n + 2)": { display: "none" },
      "& > li > svg": { display: "none" },
    },
  },
});
const Part = chakra("li", { base: { display: "flex", alignItems: "center", gap: "1.5", minWidth: "0" } });
const look = { display: "flex", alignItems: "center", gap: "1.5", minWidth: "0", color: "inherit" } as const;
const Plain = chakra("span", { base: look });
const Step = chakra("a", {
  base: {
    ...look,
    fontWeight: "medium",
    _hover: { textDecoration: "underline" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
