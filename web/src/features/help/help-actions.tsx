import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, IdCard, KeyRound, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { searchOf } from "#lib/personage-sections.ts";

export function HelpActions() {
  return (
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
  );
}

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
