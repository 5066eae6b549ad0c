import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { createLink, Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { Container } from "#components/layout/container.tsx";
import { Logo } from "#components/media/logo.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { AllLanguages } from "#shared/all-languages.tsx";
import { onServerDate, serverNow } from "#state/server-clock.ts";

const FIRST_YEAR = 2009;
/** The year in Tokyo, by the server's clock. */
const thisYear = (): string => tokyoDay(serverNow()).slice(0, 4);
/** The year of the build, which the prerendered page shows; React's first render must match it. */
const builtYear = (): string => BUILD_YEAR;

const FooterLink = createLink((props: ComponentProps<"a">) => (
  <li>
    <FooterAnchor {...props} />
  </li>
));

const FooterAnchor = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    paddingY: "2",
    fontSize: "sm",
    color: "ink.second",
    _hover: { color: "ink", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

export function Footer() {
  const { t } = useLingui();
  const year = useSyncExternalStore(onServerDate, thisYear, builtYear);
  return (
    <chakra.footer bg="bg.sunken" borderTopWidth="1px">
      <Container
        paddingY={{ base: "7", md: "10" }}
        display="flex"
        flexDirection={{ base: "column", md: "row" }}
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap={{ base: "4", md: "3" }}
      >
        <chakra.div display="grid" gap="3" alignContent="start" justifyItems="start">
          <Link to="/" aria-label={t`Hashgrove home`}>
            <Logo />
          </Link>
          <AllLanguages />
        </chakra.div>
        <chakra.nav aria-label={t`Footer`}>
          <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="7">
            <FooterLink to="/aboutus">
              <Trans>About us</Trans>
            </FooterLink>
            <FooterLink to="/product">
              <Trans>Products</Trans>
            </FooterLink>
            <FooterLink to="/help">
              <Trans>Help</Trans>
            </FooterLink>
            <AgreementLink type="privacy">
              <Trans>Privacy policy</Trans>
            </AgreementLink>
            <AgreementLink type="user_policy">
              <Trans>User agreement</Trans>
            </AgreementLink>
          </chakra.ul>
        </chakra.nav>
        <chakra.p width="full" color="ink.second" fontSize="xs">
          <chakra.span fontVariantNumeric="tabular-nums">
            © {FIRST_YEAR}–{year}
          </chakra.span>{" "}
          Hashgrove
        </chakra.p>
      </Container>
    </chakra.footer>
  );
}

function AgreementLink({ type, children }: { type: "privacy" | "user_policy"; children: ReactNode }) {
  return (
    <FooterLink to="/agreement" search={{ type }} target="_blank" rel="noopener">
      {children}
      <Icon of={ExternalLink} size={14} />
      <VisuallyHidden>
        <Trans>(opens in a new window)</Trans>
      </VisuallyHidden>
    </FooterLink>
  );
}
