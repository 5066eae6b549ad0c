import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createLink } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useId } from "react";
import { newsQuery, type NewsItem } from "#api/news.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { neighboursOf } from "./neighbours-of.ts";
import { NewsTime } from "./news-time.tsx";

/** Links to the previous item, the next item and the list. Until the list has loaded, links only to the list. */
export function NewsNeighbours({ id }: { id: number }) {
  const heading = useId();
  const { data = [] } = useQuery(newsQuery());
  const { newer, older } = neighboursOf(data, id);
  return (
    <Stack as="nav" aria-labelledby={heading} gap="5" marginTop={{ base: "12", md: "16" }}>
      <chakra.h2 id={heading} fontSize="lg">
        <Trans>More news</Trans>
      </chakra.h2>
      {(newer ?? older) && (
        <chakra.ul listStyle="none" borderBlockWidth="1px">
          {newer && <Neighbour item={newer} label={<Trans>Newer</Trans>} />}
          {older && <Neighbour item={older} label={<Trans>Older</Trans>} />}
        </chakra.ul>
      )}
      <LinkButton to="/news" variant="outline" justifySelf="start">
        <Icon of={ArrowLeft} />
        <Trans>All news</Trans>
      </LinkButton>
    </Stack>
  );
}

function Neighbour({ item, label }: { item: NewsItem; label: ReactNode }) {
  return (
    <chakra.li css={{ "& + &": { borderTop: "1px solid {colors.hairline}" } }}>
      <NeighbourLink to="/news/details" search={{ id: String(item.id) }}>
        <Muted as="span">{label}</Muted>
        <chakra.span minWidth="0" fontWeight="medium">
          {item.title}
        </chakra.span>
        <NewsTime at={item.at} />
      </NeighbourLink>
    </chakra.li>
  );
}

const NeighbourLink = createLink(
  chakra("a", {
    base: {
      display: "grid",
      gridTemplateColumns: { base: "1fr auto", md: "5.5rem minmax(0, 1fr) auto" },
      columnGap: "4",
      rowGap: "0.5",
      alignItems: "baseline",
      paddingY: "4",
      _hover: { color: "link" },
      // On phones the title is on its own line, below the label and the time.
      "& > :nth-child(2)": { gridColumn: { base: "1 / -1", md: "auto" }, gridRow: { base: "2", md: "auto" } },
    },
  }),
);
