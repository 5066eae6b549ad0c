import { createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type AgreementType, getArrayConfigQuery } from "#api/sys-config.ts";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { pickStrings } from "#lib/search.ts";
import { Route as RootRoute } from "./__root.tsx";

/** The agreement in the URL, or null if it names none. */
const typeFrom = (text: string | undefined): AgreementType | null =>
  text === "privacy" || text === "user_policy" ? text : null;

const AgreementPage = latePage(async () => (await import("#features/agreement/agreement-page.tsx")).AgreementPage);

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/agreement",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "type"),
  loaderDeps: ({ search }) => ({ type: typeFrom(search.type) }),
  loader: ({ context, deps }) => {
    if (deps.type !== null) void context.queryClient.prefetchQuery(getArrayConfigQuery(deps.type));
  },
  component: withPage(AgreementPage, function Agreement(): ReactNode {
    return <AgreementPage type={typeFrom(Route.useSearch().type)} />;
  }),
});
