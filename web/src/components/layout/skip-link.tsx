import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";

/**
 * The first tab stop: a link past the menu, to the `data-skip-target` in the content or to the content itself. A click
 * handler moves the focus, because the router would take the link's hash for an address.
 */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <chakra.a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        const content = target.current?.querySelector<HTMLElement>("[data-skip-target]") ?? target.current;
        content?.focus();
      }}
      position="fixed"
      zIndex="toast"
      top="2"
      insetStart="2"
      px="4"
      py="2"
      bg="action"
      color="action.on"
      fontWeight="semibold"
      borderRadius="control"
      transform="translateY(-200%)"
      _focus={{ transform: "none" }}
      _print={{ display: "none" }}
    >
      <Trans>Skip to content</Trans>
    </chakra.a>
  );
}
