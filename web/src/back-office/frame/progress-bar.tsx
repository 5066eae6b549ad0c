import { chakra } from "@chakra-ui/react";
import { useRouterState } from "@tanstack/react-router";

export function ProgressBar() {
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    busy && (
      <chakra.div
        aria-hidden
        position="fixed"
        top="0"
        insetX="0"
        height="2px"
        zIndex="toast"
        bg="brand"
        animation="pulse 1600ms ease-in-out infinite"
      />
    )
  );
}
