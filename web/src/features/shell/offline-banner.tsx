import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useOnline } from "#components/feedback/use-online.ts";
import { Icon } from "#components/ui/icon.tsx";

/** Shown while the browser is offline. The live region is always mounted, so that the banner is announced. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <chakra.div role="status" position="sticky" top="header" zIndex="header">
      {!online && (
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          paddingX="4"
          paddingY="2"
          bg="review.soft"
          color="review"
          fontSize="sm"
          lineHeight="snug"
        >
          <Icon of={CloudOff} size={18} />
          <Trans>You are offline. What you see may be out of date, and you cannot move money.</Trans>
        </chakra.p>
      )}
    </chakra.div>
  );
}
