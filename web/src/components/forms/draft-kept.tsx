import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { History } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";

export function DraftKept() {
  return (
    <chakra.p display="flex" gap="2" padding="3" borderRadius="control" bg="brand.soft" fontSize="sm">
      <chakra.span color="link">
        <Icon of={History} size={18} />
      </chakra.span>
      <Trans>We kept what you had entered. Please check it before you continue.</Trans>
    </chakra.p>
  );
}
