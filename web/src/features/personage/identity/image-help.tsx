import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Stack } from "#components/layout/stack.tsx";

/** Tips for readable images, because an unreadable image is rejected. */
export function ImageHelp() {
  return (
    <chakra.section bg="bg.sunken" borderRadius="control" padding="4" fontSize="sm" color="ink.second">
      <chakra.h2 fontSize="sm" fontWeight="semibold" color="ink" marginBottom="1">
        <Trans>Taking good pictures</Trans>
      </chakra.h2>
      <Stack as="ul" paddingStart="5" gap="0.5" listStyle="disc">
        <li>
          <Trans>The whole document is in the picture, with all four corners.</Trans>
        </li>
        <li>
          <Trans>The text is sharp and the right way up, without glare or fingers on it.</Trans>
        </li>
      </Stack>
    </chakra.section>
  );
}
