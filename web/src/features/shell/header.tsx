import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Container } from "#components/layout/container.tsx";
import { Logo } from "#components/media/logo.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { askToLogOut } from "#state/logout-dialog.ts";
import { useSession } from "#state/session.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import type { NotificationList } from "./notifications-button.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** Lazy-loaded, because only members need it. The fallback reserves its space. */
const NotificationsButton = lateComponent(
  async () => (await import("./notifications-button.tsx")).NotificationsButton,
  <chakra.div boxSize="control" />,
);
const NavigationDrawer = lateComponent(async () => (await import("./navigation-drawer.tsx")).NavigationDrawer);

/**
 * The page header: transparent at the top, with a background once scrolled. Its sizes grow with the reader's text size
 * up to a share of the window's width (`min(1rem, 5vw)`), so that everything fits at 320 px.
 */
export function Header({ reduced, notifications }: { reduced: boolean; notifications: NotificationList }) {
  const scrolled = useScrolled();
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      borderBottomWidth="1px"
      borderBottomColor={scrolled ? "hairline" : "transparent"}
      bg={scrolled ? "bg.raised" : "transparent"}
      transitionProperty="background-color, border-color"
      transitionDuration="slow"
    >
      <Container
        height="header"
        paddingTop="env(safe-area-inset-top)"
        display="flex"
        alignItems="center"
        gap={{ base: "min({spacing.3}, 3.75vw)", lg: "6" }}
      >
        <HomeLink />
        {reduced ? (
          <chakra.div marginStart="auto" marginEnd="calc(-1 * min({spacing.3}, 3.5vw))">
            <LanguageMenu />
          </chakra.div>
        ) : (
          <>
            <MainNavigation />
            <Account notifications={notifications} />
            <DrawerButton />
          </>
        )}
      </Container>
    </chakra.header>
  );
}

function HomeLink() {
  const { t } = useLingui();
  return (
    <chakra.div flexShrink={0} display="flex">
      <Link to="/" aria-label={t`Hashgrove home`}>
        <Logo />
      </Link>
    </chakra.div>
  );
}

function Account({ notifications }: { notifications: NotificationList }) {
  const session = useSession();
  return (
    <chakra.div display="flex" alignItems="center" gap="2" marginStart="auto">
      <chakra.div display={{ base: "none", lg: "block" }}>
        <LanguageMenu />
      </chakra.div>
      {session && <NotificationsButton key={session.id} list={notifications} />}
      {session ? (
        <Button variant="outline" size="sm" display={{ base: "none", lg: "inline-flex" }} onClick={askToLogOut}>
          <Trans>Log out</Trans>
        </Button>
      ) : (
        <>
          <LinkButton
            to="/login"
            variant="quietWhereWide"
            size="sm"
            px="min({spacing.4}, 5vw)"
            fontSize="min(0.875rem, 4.4vw)"
            whiteSpace="nowrap"
          >
            <Trans>Log in</Trans>
          </LinkButton>
          <LinkButton to="/signIn" size="sm" display={{ base: "none", lg: "inline-flex" }}>
            <Trans>Register</Trans>
          </LinkButton>
        </>
      )}
    </chakra.div>
  );
}

function DrawerButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <chakra.div hideFrom="lg" marginStart="-2" marginEnd="-2.5">
      <IconButton
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={NavigationDrawer.ahead}
        onClick={show}
      >
        <Icon of={Menu} size={24} />
      </IconButton>
      {used && <NavigationDrawer open={open} onClose={() => setOpen(false)} />}
    </chakra.div>
  );
}
