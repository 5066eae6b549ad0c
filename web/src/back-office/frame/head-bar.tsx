import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { MenuEntry } from "#back-office/frame/menu/menu-tree.ts";
import { HeadMenu } from "#back-office/frame/menu/narrow-menu.tsx";
import type { RouteNode } from "#back-office/routing/route-node.ts";
import type { AppSettings, Layout } from "#back-office/stores/app.ts";
import { Icon } from "#components/ui/icon.tsx";
import { AppLogo } from "./app-logo.tsx";
import { FrameBreadcrumb } from "./breadcrumb.tsx";
import type { SettingsButtonProps } from "./settings/use-settings-drawer.tsx";
import { ToolButton } from "./tool-button.tsx";
import { Tools } from "./tools.tsx";

interface HeadBarProps {
  readonly entries: readonly MenuEntry[];
  readonly active: string;
  readonly node: RouteNode | null;
  readonly settings: AppSettings;
  readonly layout: Layout;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  /** Props of the settings button; null if the button is at the edge of the page instead. */
  readonly settingsButton: SettingsButtonProps | null;
}

/** The bar above the page: menu button, breadcrumb and tools; in the layout `top`, the menu and the tools. */
export function HeadBar({ entries, active, node, settings, layout, menuOpen, onMenu, ...props }: HeadBarProps) {
  const { t } = useLingui();
  return (
    <Bar sticks={settings.fixedHeader} data-one-line>
      {layout !== "classic" && settings.logo && <AppLogo />}
      {layout === "top" ? (
        <chakra.nav aria-label={t`Menu`} data-tour="menu" flex="1" minWidth="0" display="flex" height="full">
          <HeadMenu entries={entries} active={active} />
        </chakra.nav>
      ) : (
        <>
          {settings.hamburger && (
            <ToolButton aria-label={t`Menu`} aria-expanded={menuOpen} data-tour="menu-button" onClick={onMenu}>
              <Icon of={menuOpen ? PanelLeftClose : PanelLeftOpen} />
            </ToolButton>
          )}
          <chakra.div flex="1" minWidth="0">
            {settings.breadcrumb && node && <FrameBreadcrumb node={node} icons={settings.breadcrumbIcon} />}
          </chakra.div>
        </>
      )}
      <Tools settings={settings} settingsButton={props.settingsButton} />
    </Bar>
  );
}

const Bar = chakra("header", {
  base: {
    gridArea: "head",
    display: "flex",
    alignItems: "center",
    height: "var(--head-height)",
    minWidth: "0",
    bg: "var(--head-bg, {colors.bg.raised})",
    color: "var(--head-ink, {colors.ink})",
    borderBottomWidth: "1px",
    borderColor: "var(--head-line, {colors.hairline})",
    zIndex: "header",
    _print: { display: "none" },
  },
  variants: { sticks: { true: { position: "sticky", top: "0" }, false: { position: "relative" } } },
});
