import { t } from "@lingui/core/macro";
import { createRoute } from "@tanstack/react-router";
import { CentreSkeleton } from "#features/personage/frame/centre-frame.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { latePage } from "#components/feedback/late-page.ts";
import { withPersonageTexts } from "#i18n/activate.ts";
import { pickStrings } from "#lib/search.ts";
import { goToLoginLater } from "#state/login-redirect.ts";
import { readUserinfo, useSession } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { Route as RootRoute } from "./__root.tsx";

/** What the address of the personal centre may say: the section, what is open in it, and how its list is narrowed. */
const PERSONAGE_SEARCH = [
  "personageHighlight",
  "tab",
  "step",
  "dialog",
  "id",
  // What has been chosen for a purchase, and the purchase that money is topped up for.
  "amount",
  "term",
  "order",
  "page",
  "from",
  "to",
  "status",
  "sort",
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
    showToast({ kind: "error", text: t`Please log in to open the personal centre.` });
    goToLoginLater(location.href);
  },
  component: function Personage() {
    // Selected, so that a dialog, which is in the address as well, does not draw the whole section again.
    const highlight = Route.useSearch({ select: (search) => search.personageHighlight });
    const member = useSession()?.id;
    // What one member has typed is not for the next, who may have logged in in another tab.
    return member === undefined ? <LoginNeeded /> : <PersonagePage key={member} highlight={highlight} />;
  },
});

/** Its code is a large part: until it has come, its shape stands below the header. */
const PersonagePage = lateComponent(
  () => withPersonageTexts(async () => (await import("#features/personage/personage-page.tsx")).PersonagePage),
  <CentreSkeleton />,
);
const LoginNeeded = latePage(async () => (await import("#features/login/login-needed.tsx")).LoginNeeded);
