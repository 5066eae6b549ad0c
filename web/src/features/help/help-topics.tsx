import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf } from "#lib/personage-sections.ts";

const SETTINGS = searchOf({ to: "settings" });

export function AccountTopics() {
  return (
    <>
      <Topic title={<Trans>You cannot log in</Trans>}>
        <p>
          <Trans>
            Log in with the email address, mobile number or username you registered with. Passwords are case-sensitive;
            the eye button shows what you typed.
          </Trans>
        </p>
        <p>
          <Trans>
            After five wrong passwords in a row, the login is locked for 15 minutes and then unlocks by itself.
          </Trans>
        </p>
      </Topic>
      <Topic id="password" title={<Trans>You have forgotten the login password</Trans>}>
        <p>
          <Trans>
            We send no email, so there is no link that resets it. Only customer service can restore access, after
            checking your identity documents. In this demonstration nobody can:{" "}
            <TextLink to="/signIn">register a new account</TextLink> to carry on.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Changing the login password or the email address</Trans>}>
        <p>
          <Trans>
            You can change both yourself, in <Settings>account management</Settings>. A new password logs you out on
            every device. A new email address replaces the old one at once, also for logging in.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>The trading password</Trans>}>
        <p>
          <Trans>
            It is set once, in <Settings>account management</Settings>, and every withdrawal asks for it. It cannot be
            shown or changed there. If you have forgotten it or want another one, ask customer service.
          </Trans>
        </p>
        <p>
          <Trans>
            After five wrong trading passwords in a row, withdrawals are locked for 30 minutes, even with the right one.
            You can still top up and buy.
          </Trans>
        </p>
      </Topic>
    </>
  );
}

export function MoneyTopics() {
  return (
    <>
      <Topic title={<Trans>Changing your bank account or address</Trans>}>
        <p>
          <Trans>
            You register each of them once, with the first withdrawal. After that only customer service changes it, so
            that nobody who gets into your account can send the money elsewhere. They would ask for your identity
            documents, for the old and the new account or address, and for an account in your own name.
          </Trans>
        </p>
        <p>
          <Trans>
            If we sent your registration back, you can submit it again: the withdrawal page shows the form and the
            reason. Nobody can recover coins sent to a wrong address.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>A top-up or withdrawal that was not accepted</Trans>}>
        <p>
          <Trans>
            Its{" "}
            <TextLink to="/personage" search={searchOf({ to: "records" })}>
              record
            </TextLink>{" "}
            gives the reason and what you can do. If you ask customer service, quote the record number shown there.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Contacting customer service</Trans>}>
        <Notice colorPalette="review">
          <Trans>
            This is a demonstration. There is no customer service behind it: nobody reads messages, and nobody will
            answer you. Where this page mentions customer service, it describes what a real provider would do.
          </Trans>
        </Notice>
      </Topic>
    </>
  );
}

function Settings({ children }: { children?: ReactNode }) {
  return (
    <TextLink to="/personage" search={SETTINGS}>
      {children}
    </TextLink>
  );
}

function Topic({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" id={id} gap="3" scrollMarginTop="header">
      <Heading size="sm">{title}</Heading>
      {children}
    </Stack>
  );
}
