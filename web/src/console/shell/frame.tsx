import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useNeighbourFocus } from "./use-neighbour-focus.ts";

interface FrameProps {
  /** Navigation between a world's views; beside the page on wide screens. */
  nav?: ReactNode;
  children: ReactNode;
}

/** Page layout: the top bar, the navigation and the view. */
export function Frame({ nav, children }: FrameProps) {
  const { t } = useLingui();
  const main = useRef<HTMLElement>(null);
  useNeighbourFocus(main);
  return (
    <chakra.div minHeight="100dvh" bg="bg.sunken">
      <SkipLink target={main} />
      <TopBar />
      <chakra.div
        display="grid"
        gridTemplateColumns={nav ? { base: "minmax(0, 1fr)", lg: "13rem minmax(0, 1fr)" } : { base: "minmax(0, 1fr)" }}
        maxWidth={nav ? "90rem" : "64rem"}
        marginX="auto"
      >
        {nav}
        <chakra.main
          ref={main}
          id="main"
          tabIndex={-1}
          aria-label={t`View`}
          paddingX={{ base: "4", md: "6" }}
          paddingY={{ base: "5", md: "7" }}
          paddingBottom="20"
          minWidth="0"
        >
          {children}
        </chakra.main>
      </chakra.div>
    </chakra.div>
  );
}
