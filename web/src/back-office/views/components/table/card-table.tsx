import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ask, type ReadQuery, type Wire } from "#back-office/api/calls.ts";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Pagination } from "#back-office/parts/table/pagination.tsx";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { showToast } from "#state/toast.ts";

type Card = Wire<"Card">;
type Search = Pick<ReadQuery<"/mock/card/list">, "name">;

/** A list as cards instead of rows. */
export function View() {
  const { t } = useLingui();
  const list = useCrudList<Card, Search>({
    key: ["/mock/card/list"],
    read: (query, signal) => ask("/mock/card/list", query, signal),
    search: {},
  });
  const { error, paging, onRefresh } = list.table;
  return (
    <Section>
      <SearchBar<Search>
        schema={[{ field: "name", label: t`Card name`, component: "Input" }]}
        onSearch={list.setSearch}
      />
      {error && !list.rows ? (
        <LoadFailed error={error} onRetry={onRefresh} />
      ) : (
        <Cards aria-label={t`Cards`} aria-busy={list.rows === undefined}>
          {list.rows?.map((card) => <Item key={card.name} card={card} />) ??
            [1, 2, 3, 4, 5, 6].map((at) => <Skeleton as="li" key={at} minHeight="11rem" />)}
        </Cards>
      )}
      {list.rows?.length === 0 && (
        <chakra.p role="status" padding="8" textAlign="center" color="ink.second" fontSize="sm">
          <Trans>Nothing found</Trans>
        </chakra.p>
      )}
      <Pagination {...paging} />
    </Section>
  );
}

function Item({ card: { name, logo, desc } }: { card: Card }) {
  const { t } = useLingui();
  const say = (text: string) => showToast({ kind: "info", text });
  return (
    <Frame>
      <chakra.div display="flex" flexWrap="wrap" gap="4" padding="4" flex="1">
        <chakra.img src={pictureUrl(logo) ?? ""} alt="" width="12" height="12" objectFit="contain" />
        <chakra.div flex="1 1 8rem" minWidth="0">
          <chakra.h2 fontSize="md">{name}</chakra.h2>
          <chakra.p color="ink.second" fontSize="sm" lineHeight="snug" marginTop="1">
            {desc}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" borderTopWidth="1px">
        <Button
          flex="1 1 auto"
          size="sm"
          variant="quiet"
          onClick={() => say(t`You chose the first action of ${name}.`)}
        >
          <Trans>First action</Trans>
        </Button>
        <Button
          flex="1 1 auto"
          size="sm"
          variant="quiet"
          onClick={() => say(t`You chose the second action of ${name}.`)}
        >
          <Trans>Second action</Trans>
        </Button>
      </chakra.div>
    </Frame>
  );
}

const Cards = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
    gap: "4",
  },
});
const Frame = chakra("li", {
  base: { display: "flex", flexDirection: "column", borderWidth: "1px", borderRadius: "control", overflow: "hidden" },
});
