import { Trans, useLingui } from "@lingui/react/macro";
import { MessagePage } from "#components/feedback/message-page.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { currentInAppPath, isReturnPath } from "#state/login-redirect.ts";

/** Shown to visitors on a member page until the redirect to the login page (rule A9). */
export function LoginNeeded() {
  const { t } = useLingui();
  const here = currentInAppPath();
  const back = isReturnPath(here) ? { redirect: here } : {};
  return (
    <MessagePage
      title={t`Personal centre`}
      text={<Trans>Log in to see your assets, holdings and records.</Trans>}
      action={
        <>
          <LinkButton to="/login" search={back}>
            <Trans>Log in</Trans>
          </LinkButton>
          <LinkButton to="/signIn" search={back} variant="outline">
            <Trans>Register</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
