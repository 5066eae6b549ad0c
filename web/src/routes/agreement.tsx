import { createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type AgreementType, getArrayConfigQuery } from "#api/sys-config.ts";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { linkValue } from "#lib/url/link-value.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { Route as RootRoute } from "./__root.tsx";

/** The agreement that the URL's `type` names, or null if it names none. */
function typeFrom(text: string | undefined): AgreementType | null {
  const type = linkValue(text ?? "");
  return type === "privacy" || type === "user_policy" ? type : null;
}

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
