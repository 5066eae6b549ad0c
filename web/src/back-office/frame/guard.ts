import { notFound, redirect } from "@tanstack/react-router";
import { targetOf } from "#back-office/routing/find-route.ts";
import { loadRoutes } from "#back-office/routing/routes.ts";
import { readUser } from "#back-office/stores/user.ts";
import { hasView, loadView } from "#back-office/views/view-files.ts";
import { isBackOfficePath } from "#lib/back-office-paths.ts";

/**
 * Route guard of the back office (rule T6): allows an address, redirects it (to the login without a session, or from a
 * parent route to one of its pages), or throws "not found".
 */
export async function admit({ pathname, href }: { pathname: string; href: string }): Promise<void> {
  const user = readUser();
  // Without a session the server's route list is unknown, so the addresses in it are not found.
  if (!user && !isBackOfficePath(href)) throw notFound();
  if (!user) throw redirect({ to: "/login", search: { redirect: href }, replace: true });
  const routes = await loadRoutes(user, hasView);
  if (pathname.startsWith("/redirect/")) throw redirect({ href: href.slice("/redirect".length), replace: true });
  const target = targetOf(routes, pathname);
  if (!target) throw notFound();
  if (target.kind === "redirect") throw redirect({ href: target.to, replace: true });
  // Loads the view in parallel with the frame; a failure is shown in place of the view.
  if (target.node.view !== null) void loadView(target.node.view).catch(() => null);
}
