import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, IdCard, KeyRound, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf } from "#lib/personage-sections.ts";

const SETTINGS = searchOf({ to: "settings" });

/** Help for people who cannot log in, and how account data that members cannot edit is changed (rule R6). */
export function HelpPage() {
  const { t } = useLingui();
  usePageHead({ title: t`Help with your account` });
  return (
    <Container
      width="prose"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: "8", md: "10" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "14", md: "24" }}
    >
      <Stack gap="3">
        <Heading as="h1" size="xl">
          <Trans>Help with your account</Trans>
        </Heading>
        <Lead>
          <Trans>
            Start a top-up, a withdrawal or your identity check, or read what to do when something does not work.
          </Trans>
        </Lead>
      </Stack>
      <chakra.nav aria-labelledby="help-actions">
        <Heading id="help-actions" size="sm" marginBottom="3">
          <Trans>What would you like to do?</Trans>
        </Heading>
        <RuledList>
          <Action icon={ArrowDownToLine} to="/personage" search={searchOf({ to: "top-up" })}>
            <Trans>Top up your account</Trans>
          </Action>
          <Action icon={ArrowUpFromLine} to="/personage" search={searchOf({ to: "withdrawal" })}>
            <Trans>Withdraw money</Trans>
          </Action>
          <Action icon={IdCard} to="/personage" search={searchOf({ to: "identity" })}>
            <Trans>Verify your identity</Trans>
          </Action>
          <Action icon={KeyRound} to="/help" hash="password">
            <Trans>Recover from a forgotten password</Trans>
          </Action>
        </RuledList>
      </chakra.nav>
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
    </Container>
  );
}

function Settings({ children }: { children?: ReactNode }) {
  return (
    <TextLink to="/personage" search={SETTINGS}>
      {children}
    </TextLink>
  );
}

/** A row with a link to the place of an action. */
const Action = createLink(({ icon, children, ...rest }: ComponentProps<"a"> & { icon: LucideIcon }) => (
  <li>
    <ActionLink {...rest}>
      <Icon of={icon} size={20} />
      <chakra.span flex="1">{children}</chakra.span>
      <Icon of={ChevronRight} size={18} />
    </ActionLink>
  </li>
));

const ActionLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "14",
    paddingY: "2",
    color: "link",
    fontWeight: "semibold",
    lineHeight: "snug",
    _hover: { bg: "bg.hover" },
  },
});

function Topic({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" id={id} gap="3" scrollMarginTop="header">
      <Heading size="sm">{title}</Heading>
      {children}
    </Stack>
  );
}
