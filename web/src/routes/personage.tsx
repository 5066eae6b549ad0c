import { t } from "@lingui/core/macro";
import { createRoute } from "@tanstack/react-router";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { withPersonageTexts } from "#i18n/activate.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { PersonageSkeleton } from "#shared/personage-frame.tsx";
import { goToLoginLater } from "#state/login-redirect.ts";
import { readUserinfo, useSession } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { Route as RootRoute } from "./__root.tsx";

/** The search parameters of the personal centre: section, dialog, list filter. */
const PERSONAGE_SEARCH = [
  "personageHighlight",
  "tab",
  "step",
  // The record or holding whose result is shown.
  "record",
  "dialog",
  "id",
  // The amount that a purchase or top-up starts with, and the order that a top-up is for.
  "amount",
  "order",
  "page",
  "from",
  "to",
  "status",
  "sort",
  "q",
] as const;

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/personage",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, ...PERSONAGE_SEARCH),
  beforeLoad: ({ preload, location }) => {
    if (readUserinfo() !== null) {
      PersonagePage.ahead();
      return;
    }
    if (preload) return;
    showToast({ kind: "error", text: t`Please log in to open your personal centre.`, follows: true });
    goToLoginLater(location.href);
  },
  component: function Personage() {
    // Selects only this parameter, so that opening a dialog, which changes the URL, does not re-render the section.
    const highlight = Route.useSearch({ select: (search) => search.personageHighlight });
    const member = useSession()?.id;
    // The key remounts the page when another member logs in (in another tab, for example), so that no input carries
    // over.
    return member === undefined ? <LoginNeeded /> : <PersonagePage key={member} highlight={highlight} />;
  },
});

const PersonagePage = lateComponent(
  () => withPersonageTexts(async () => (await import("#features/personage/personage-page.tsx")).PersonagePage),
  <PersonageSkeleton />,
);
const LoginNeeded = lateComponent(async () => (await import("#features/login/login-required.tsx")).LoginNeeded);
