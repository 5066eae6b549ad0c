import { chakra } from "@chakra-ui/react";
import { Activity, useId } from "react";
import { PageHeading } from "#back-office/parts/page-heading.ts";
import { type Page, PageContext } from "#back-office/routing/page.ts";
import type { TabList } from "#back-office/routing/tab-list.ts";
import { useTitleText } from "#back-office/routing/titles.ts";
import { CurrentView } from "./current-view.tsx";

interface Drawn {
  readonly page: Page;
  readonly title: string | null;
  readonly round: number;
}

/** The rendered pages: the current one, and open tabs that keep their state. */
export function drawnPages(tabs: TabList, page: Page): Drawn[] {
  const isCurrent = (path: string): boolean => path === page.path;
  const drawn: Drawn[] = tabs.filter((tab) => isCurrent(tab.page.path) || (tab.seen && !tab.page.node.meta.noCache));
  return drawn.some((one) => isCurrent(one.page.path)) ? drawn : [...drawn, { page, title: null, round: 0 }];
}

/** Renders the current page and, hidden and inactive, the pages of other tabs. */
export function PageStack({ tabs, page }: { tabs: TabList; page: Page }) {
  return drawnPages(tabs, page).map((drawn) => {
    const isCurrent = drawn.page.path === page.path;
    return (
      <Activity key={`${drawn.page.path} ${drawn.round}`} mode={isCurrent ? "visible" : "hidden"}>
        <PageContext value={isCurrent ? page : drawn.page}>
          <PageFrame page={drawn.page} title={drawn.title} />
        </PageContext>
      </Activity>
    );
  });
}

function PageFrame({ page, title }: { page: Page; title: string | null }) {
  const titleText = useTitleText();
  const id = useId();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" gap="4">
      <chakra.h1 id={id} fontSize="lg">
        {title ?? titleText(page.node.title)}
      </chakra.h1>
      <PageHeading value={id}>
        <CurrentView node={page.node} />
      </PageHeading>
    </chakra.div>
  );
}
