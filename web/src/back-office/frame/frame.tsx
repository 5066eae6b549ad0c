import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { menuOf } from "#back-office/frame/menu/menu-tree.ts";
import { SideMenu } from "#back-office/frame/menu/side-menu.tsx";
import { TabsBar } from "#back-office/frame/tabs/tabs-bar.tsx";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { useRoutes } from "#back-office/routing/routes.ts";
import { useTabList } from "#back-office/routing/tabs.ts";
import { useTitleText } from "#back-office/routing/titles.ts";
import { changeSettings, useMobile, useSettings } from "#back-office/stores/app.ts";
import { headerTokens, menuTokens } from "#back-office/stores/palette.ts";
import { SizeContext } from "#back-office/stores/size.ts";
import { useKeptFocus } from "#components/dialogs/use-kept-focus.ts";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { useFocusAfterNavigation } from "#components/layout/use-focus-after-navigation.ts";
import { Icon } from "#components/ui/icon.tsx";
import { HeadBar } from "./head-bar.tsx";
import { PageStack } from "./page-stack.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useSettingsDrawer } from "./settings/use-settings-drawer.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { useDocumentStyles, useDocumentTitle } from "./use-document-styles.ts";

/** Width of the menu in rem, open and collapsed. */
const WIDTHS = { classic: [12.5, 4], topLeft: [12.5, 4], cutMenu: [5.75, 1.875], top: [0, 0] } as const;
/** Width in rem of the second column of `cutMenu`, while `fixedMenu` keeps that column open. */
const SECOND = 12.5;

/** Menu, header, tabs and page in one of four layouts; on narrow screens always in `classic`. */
export function Frame() {
  const { t } = useLingui();
  const settings = useSettings();
  const mobile = useMobile();
  useDocumentStyles(settings);
  const layout = mobile ? "classic" : settings.layout;
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  useKeptFocus(main);
  const routes = useRoutes();
  const entries = useMemo(() => menuOf(routes), [routes]);
  const tabs = useTabList();
  const page = useCurrentPage();
  const titleText = useTitleText();
  const tab = tabs.find((one) => one.page.path === page?.path);
  useDocumentTitle(tab?.title ?? titleText(page?.node.title ?? ""));

  const [menuOpen, setMenuOpen] = useOverlayMenu();
  const [wide, narrow] = WIDTHS[layout];
  const stays = layout === "cutMenu" && settings.fixedMenu ? SECOND : 0;
  const menuWidth = mobile ? 0 : (settings.collapse ? narrow : wide) + stays;
  const active = page?.node.meta.activeMenu ?? page?.path ?? "";
  const drawer = useSettingsDrawer();
  return (
    <Grid
      layout={layout}
      style={{ ...headerTokens(settings.header), ...menuTokens(settings.menu), ...cssWidth(menuWidth) }}
    >
      <SkipLink target={main} />
      <ProgressBar />
      <HeadBar
        {...{ entries, active, settings, layout }}
        node={page?.node ?? null}
        settingsButton={mobile ? drawer.button : null}
        menuOpen={mobile ? menuOpen : !settings.collapse}
        onMenu={() => (mobile ? setMenuOpen(!menuOpen) : changeSettings({ collapse: !settings.collapse }))}
      />
      {layout !== "top" && (
        <SideMenu
          {...{ entries, active, settings, layout }}
          {...(mobile && { overlay: { open: menuOpen, onClose: () => setMenuOpen(false) } })}
        />
      )}
      {settings.tagsView && page && (
        <TabsBar current={page.path} icons={settings.tagsViewIcon} sticks={settings.fixedHeader} />
      )}
      <chakra.main
        ref={main}
        id="main"
        tabIndex={-1}
        gridArea="main"
        minWidth="0"
        padding={{ base: "3", md: "5" }}
        inert={mobile && menuOpen}
      >
        <SizeContext value={settings.currentSize}>{page && <PageStack tabs={tabs} page={page} />}</SizeContext>
      </chakra.main>
      {settings.footer && <Foot>{APP_TITLE}</Foot>}
      {!mobile && (
        <aside aria-label={t`Page settings`}>
          <EdgeButton {...drawer.button}>
            <Icon of={Settings} />
          </EdgeButton>
        </aside>
      )}
      {drawer.content}
    </Grid>
  );
}

/** Whether the menu is open over the page, on narrow screens; going to another page closes it. */
function useOverlayMenu() {
  const [open, setOpen] = useState(false);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openedAt, setOpenedAt] = useState(pathname);
  if (pathname !== openedAt) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  return [open, setOpen] as const;
}

const cssWidth = (rem: number): Record<string, string> => ({ "--menu-width": `${rem}rem` });

const COLUMNS = "var(--menu-width) minmax(0, 1fr)";
const BELOW_HEAD = {
  gridTemplateColumns: COLUMNS,
  gridTemplateAreas: '"head head" "menu tabs" "menu main" "menu foot"',
};

const Grid = chakra("div", {
  base: {
    flex: "1",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    bg: "bg.sunken",
    transitionProperty: "grid-template-columns",
    transitionDuration: "slow",
  },
  variants: {
    layout: {
      classic: {
        gridTemplateColumns: COLUMNS,
        gridTemplateAreas: '"menu head" "menu tabs" "menu main" "menu foot"',
      },
      topLeft: BELOW_HEAD,
      cutMenu: BELOW_HEAD,
      top: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"head" "tabs" "main" "foot"' },
    },
  },
  defaultVariants: { layout: "classic" },
});

const Foot = chakra("footer", {
  base: {
    gridArea: "foot",
    display: "grid",
    placeItems: "center",
    minHeight: "50px",
    fontSize: "sm",
    color: "ink.second",
    bg: "bg.raised",
    borderTopWidth: "1px",
  },
});

/** The button is no wider than the margin of the page, so that it does not cover the content. */
const EdgeButton = chakra(
  "button",
  {
    base: {
      position: "fixed",
      insetEnd: "0",
      top: "45%",
      display: "grid",
      placeItems: "center",
      width: "28px",
      height: "40px",
      zIndex: "header",
      bg: "action",
      color: "action.on",
      borderStartRadius: "sm",
      cursor: "pointer",
      _hover: { bg: "action.hover" },
      _print: { display: "none" },
    },
  },
  { defaultProps: { type: "button" } },
);
