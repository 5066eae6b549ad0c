import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useSectionInView } from "#components/layout/use-section-in-view.ts";
import { useSectionLink } from "#components/layout/use-section-link.ts";
import type { ContentHeading } from "#components/media/rich-text-content.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** The table of contents: collapsed above the text on narrow screens, sticky beside it on wide ones. */
export function Contents({ headings }: { headings: readonly ContentHeading[] }) {
  const heading = useId();
  return (
    <>
      <chakra.details
        hideFrom="lg"
        borderBottomWidth="1px"
        paddingBottom="4"
        css={{ "@media print": { display: "none" } }}
      >
        <chakra.summary cursor="pointer" fontWeight="semibold" paddingY="1">
          <Trans>Contents</Trans>
        </chakra.summary>
        <List headings={headings} />
      </chakra.details>
      <chakra.nav
        aria-labelledby={heading}
        hideBelow="lg"
        gridColumn="2"
        gridRow="1 / span 2"
        position="sticky"
        top="calc({spacing.header} + {spacing.6})"
        alignSelf="start"
        maxHeight="calc(100dvh - {spacing.header} - {spacing.12})"
        overflowY="auto"
      >
        <chakra.p id={heading} fontSize="sm" fontWeight="semibold" marginBottom="2">
          <Trans>Contents</Trans>
        </chakra.p>
        <List headings={headings} />
      </chakra.nav>
    </>
  );
}

/** Reserves the space of the collapsed contents while the text loads. */
export function ContentsSkeleton() {
  return (
    <chakra.div hideFrom="lg" borderBottomWidth="1px" paddingBottom="4">
      <chakra.div paddingY="1">
        <Skeleton width="20" height="1lh" />
      </chakra.div>
    </chakra.div>
  );
}

function List({ headings }: { headings: readonly ContentHeading[] }) {
  const current = useSectionInView(headings.map(({ id }) => id));
  const linkTo = useSectionLink();
  return (
    <chakra.ol listStyle="none" marginTop="1">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <SectionLink {...linkTo(id)} aria-current={id === current ? "location" : undefined}>
            {text}
          </SectionLink>
        </li>
      ))}
    </chakra.ol>
  );
}

const SectionLink = chakra("a", {
  base: {
    display: "block",
    paddingY: "1.5",
    paddingStart: "3",
    borderInlineStartWidth: "2px",
    color: "ink.second",
    fontSize: "sm",
    lineHeight: "snug",
    _hover: { color: "ink" },
    "&[aria-current]": {
      color: "ink",
      fontWeight: "medium",
      borderInlineStartColor: "brand",
      _highContrast: { borderInlineStartColor: "Highlight" },
    },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
