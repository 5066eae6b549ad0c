import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Wifi, WifiOff } from "lucide-react";
import { Section } from "#back-office/parts/section.tsx";
import { useOnline } from "#components/feedback/use-online.ts";
import { Icon } from "#components/ui/icon.tsx";

export function View() {
  const online = useOnline();
  return (
    <Section intro={<Trans>Disconnect the device from the network and see what changes.</Trans>}>
      <chakra.p
        role="status"
        display="flex"
        alignItems="center"
        gap="2.5"
        color={online ? "success" : "failure"}
        fontWeight="semibold"
      >
        <Icon of={online ? Wifi : WifiOff} />
        {online ? <Trans>You are online.</Trans> : <Trans>You are offline.</Trans>}
      </chakra.p>
    </Section>
  );
}
