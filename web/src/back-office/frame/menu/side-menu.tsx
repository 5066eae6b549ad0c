import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { AppLogo } from "#back-office/frame/app-logo.tsx";
import type { AppSettings, Layout } from "#back-office/stores/app.ts";
import { CutMenu } from "./cut-menu.tsx";
import { MenuLevel } from "./menu-level.tsx";
import type { MenuEntry } from "./menu-tree.ts";
import { NarrowMenu } from "./narrow-menu.tsx";

interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly active: string;
  readonly settings: AppSettings;
  readonly layout: Layout;
  /** Set on a narrow screen, where the open menu covers the page. */
  readonly overlay?: { readonly open: boolean; readonly onClose: () => void };
}

function placeOf(layout: Layout): "full" | "below" | "cut" {
  if (layout === "classic") return "full";
  return layout === "cutMenu" ? "cut" : "below";
}

export function SideMenu({ entries, active, settings, layout, overlay }: SideMenuProps) {
  const { t } = useLingui();
  const { collapse, uniqueOpened, fixedMenu, logo } = settings;
  const nav = useRef<HTMLElement>(null);
  const open = overlay?.open ?? false;
  // An open overlay menu receives the focus; closing it restores the focus.
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    nav.current?.querySelector<HTMLElement>("a, button")?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  const content =
    layout === "cutMenu" ? (
      <CutMenu {...{ entries, active }} collapsed={collapse} fixed={fixedMenu} unique={uniqueOpened} />
    ) : collapse && !overlay ? (
      <NarrowMenu {...{ entries, active }} />
    ) : (
      <MenuLevel {...{ entries, active }} unique={uniqueOpened} onPick={() => overlay?.onClose()} />
    );
  return (
    <>
      {open && (
        <chakra.div
          aria-hidden
          position="fixed"
          inset="0"
          zIndex="floating"
          bg="bg.backdrop"
          onClick={() => overlay?.onClose()}
        />
      )}
      <Aside
        ref={nav}
        aria-label={t`Menu`}
        data-tour="menu"
        place={overlay ? "over" : placeOf(layout)}
        hidden={overlay !== undefined && !open}
        onKeyDown={({ key }) => key === "Escape" && overlay?.onClose()}
      >
        {layout === "classic" && logo && <AppLogo short={collapse && !overlay} />}
        {content}
      </Aside>
    </>
  );
}

const BELOW_HEAD = "calc(100dvh - var(--head-height))";
const Aside = chakra("nav", {
  base: {
    gridArea: "menu",
    bg: "var(--menu-bg, {colors.bg.raised})",
    color: "var(--menu-ink, {colors.ink})",
    borderInlineEndWidth: "1px",
    borderColor: "var(--menu-line, {colors.hairline})",
    overflowX: "hidden",
    overflowY: "auto",
    overscrollBehavior: "contain",
    _hidden: { display: "none" },
    _print: { display: "none" },
  },
  variants: {
    place: {
      full: { position: "sticky", top: "0", height: "100dvh" },
      below: { position: "sticky", top: "var(--head-height)", height: BELOW_HEAD },
      // `overflow` and `zIndex` let the second column cover the page.
      cut: {
        position: "sticky",
        top: "var(--head-height)",
        height: BELOW_HEAD,
        overflow: "visible",
        zIndex: "header",
      },
      over: { position: "fixed", insetY: "0", insetStart: "0", width: "min(15rem, 86vw)", zIndex: "overlay" },
    },
  },
  defaultVariants: { place: "full" },
});
