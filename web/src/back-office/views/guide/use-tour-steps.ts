import type { TourStepAction, TourStepDetails } from "@ark-ui/react/tour";
import { useLingui } from "@lingui/react/macro";

/** Returns a function that finds the element a step explains: of those with the given names, the first visible one. */
const find =
  (...names: readonly string[]) =>
  (): HTMLElement | null =>
    names
      .map((name) => document.querySelector<HTMLElement>(`[data-tour=${name}]`))
      .find((element) => element && element.getClientRects().length > 0) ?? null;

/** The steps of the tour: menu, tools, tabs. */
export function useTourSteps(): TourStepDetails[] {
  const { t } = useLingui();
  const next: TourStepAction = { label: t`Next`, action: "next" };
  const back: TourStepAction = { label: t({ message: "Back", context: "tour" }), action: "prev" };
  const done: TourStepAction = { label: t`Done`, action: "dismiss" };
  return [
    {
      id: "menu",
      type: "tooltip",
      title: t`Menu`,
      description: t`Every page is here. A group opens in place, or beside the menu when the menu is collapsed.`,
      target: find("menu", "menu-button"),
      // Beside the menu, because it is as high as the window; on narrow screens, below the menu button.
      placement: find("menu")() ? "right-start" : "bottom-start",
      actions: [next],
    },
    {
      id: "tools",
      type: "tooltip",
      title: t`Tools`,
      description: t`Dark mode, full screen, size, language, and your account.`,
      target: find("tools"),
      actions: [back, next],
    },
    {
      id: "tabs",
      type: "tooltip",
      title: t`Tabs`,
      description: t`Pages you have opened stay as you left them. Right-click a tab to see its actions.`,
      target: find("tabs", "tools"),
      actions: [back, done],
    },
  ];
}
