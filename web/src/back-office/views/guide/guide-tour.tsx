import { Portal } from "@ark-ui/react/portal";
import { Tour, useTour } from "@ark-ui/react/tour";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { buttonRecipe } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTourSteps } from "./use-tour-steps.ts";

/** A tour of the menu, the tools and the tabs. Starts on mount. */
export function GuideTour({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const tour = useTour({
    steps: useTourSteps(),
    onStatusChange: ({ status }) => {
      if (status !== "started") onEnd();
    },
    translations: {
      // The library counts from 0.
      progressText: ({ current: index, total }) => {
        const current = index + 1;
        return t`${current} of ${total}`;
      },
    },
  });
  const start = useEffectEvent(() => tour.start());
  useEffect(() => start(), []);
  return (
    <Tour.Root tour={tour}>
      <Portal>
        <Backdrop />
        <Spotlight />
        <Positioner>
          <Content>
            <Tour.Title asChild>
              <chakra.h2 fontSize="md">{tour.step?.title}</chakra.h2>
            </Tour.Title>
            <Tour.Description />
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <chakra.span marginEnd="auto" color="ink.second">
                <Tour.ProgressText />
              </chakra.span>
              <Tour.Actions>
                {(actions) =>
                  // Sets `aria-label`, because the library's own labels are English.
                  actions.map((action) => (
                    <Action key={action.label} action={action} aria-label={action.label} size="sm" />
                  ))
                }
              </Tour.Actions>
            </chakra.div>
            <chakra.div position="absolute" top="1" insetEnd="1">
              <Tour.CloseTrigger asChild>
                <IconButton aria-label={t`Close`}>
                  <Icon of={X} size={18} />
                </IconButton>
              </Tour.CloseTrigger>
            </chakra.div>
          </Content>
        </Positioner>
      </Portal>
    </Tour.Root>
  );
}

const Backdrop = chakra(Tour.Backdrop, { base: { bg: "bg.backdrop", zIndex: "overlay" } });
const Spotlight = chakra(Tour.Spotlight, { base: { zIndex: "overlay", outline: "2px solid {colors.brand}" } });
// The library sets its own z-index, which would put the tour below the backdrop.
const Positioner = chakra(Tour.Positioner, { base: { zIndex: "overlay !important" } });
const Content = chakra(Tour.Content, {
  base: {
    position: "relative",
    display: "grid",
    gap: "3",
    width: "20rem",
    maxWidth: "calc(100vw - {spacing.8})",
    padding: "4",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "sm",
    boxShadow: "float",
    fontSize: "sm",
    outline: "none",
  },
});
const Action = chakra(Tour.ActionTrigger, buttonRecipe);
