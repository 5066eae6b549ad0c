import { createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { linkValue } from "#lib/url/link-value.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { Route as RootRoute } from "./__root.tsx";

const SignInPage = latePage(async () => (await import("#features/sign-in/sign-in-page.tsx")).SignInPage);

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/signIn",
  // `invite_code` and `code` are accepted as other names of `inviteCode` (rule B4).
  validateSearch: (search: Record<string, unknown>) =>
    pickStrings(search, "inviteCode", "invite_code", "code", "redirect"),
  component: withPage(SignInPage, function SignIn(): ReactNode {
    const { inviteCode, invite_code, code, redirect } = Route.useSearch();
    return <SignInPage inviteCode={linkValue(inviteCode ?? invite_code ?? code ?? "")} returnTo={redirect} />;
  }),
});
