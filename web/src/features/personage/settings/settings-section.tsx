import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, CreditCard, KeyRound, LockKeyhole, LogOut, type LucideIcon, Mail, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { askToLogOut } from "#state/logout-dialog.ts";
import { showToast } from "#state/toast.ts";

/** The account's settings (spec 2). What is not built yet says so; bank card and address change only through customer service. */
export function SettingsSection() {
  const { t } = useLingui();
  const throughService = () =>
    showToast({ kind: "warning", text: t`To change this, please contact customer service.` });
  return (
    <chakra.ul listStyle="none" borderTopWidth="1px" borderStyle="solid" borderColor="hairline">
      <Coming icon={LockKeyhole}>
        <Trans>Change password</Trans>
      </Coming>
      <Coming icon={KeyRound}>
        <Trans>Trading password</Trans>
      </Coming>
      <Entry icon={CreditCard} onClick={throughService}>
        <Trans>Change bank card</Trans>
      </Entry>
      <Entry icon={MapPin} onClick={throughService}>
        <Trans>Change withdrawal address</Trans>
      </Entry>
      <Coming icon={Mail}>
        <Trans>Bind email</Trans>
      </Coming>
      <Entry icon={LogOut} onClick={askToLogOut}>
        <Trans>Log out</Trans>
      </Entry>
    </chakra.ul>
  );
}

const Item = chakra("li", { base: { borderBottomWidth: "1px", borderStyle: "solid", borderColor: "hairline" } });

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "4",
    width: "full",
    minHeight: "16",
    px: "2",
    textAlign: "start",
    color: "ink",
  },
});

function Entry({ icon, onClick, children }: { icon: LucideIcon; onClick: () => void; children: ReactNode }) {
  return (
    <Item>
      <Line
        as="button"
        {...{ type: "button" }}
        onClick={onClick}
        cursor="pointer"
        borderRadius="control"
        _hover={{ bg: "bg.hover" }}
      >
        <Lead icon={icon}>{children}</Lead>
        <chakra.span color="ink.second">
          <Icon of={ChevronRight} />
        </chakra.span>
      </Line>
    </Item>
  );
}

function Coming({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Item>
      <Line color="ink.second">
        <Lead icon={icon}>{children}</Lead>
        <Badge>
          <Trans>In preparation</Trans>
        </Badge>
      </Line>
    </Item>
  );
}

function Lead({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <chakra.span color="ink.second">
        <Icon of={icon} />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        {children}
      </chakra.span>
    </>
  );
}
