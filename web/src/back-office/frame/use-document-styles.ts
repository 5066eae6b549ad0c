import { useEffect, useLayoutEffect } from "react";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { type AppSettings, useDark, useSettings } from "#back-office/stores/app.ts";
import { systemTokens } from "#back-office/stores/palette.ts";
import { CONTROL_HEIGHT } from "#back-office/stores/size.ts";
import { showScheme } from "#lib/colour-scheme.ts";

/** Bar heights, which grow more slowly than the text: fixed bars must leave room for the page. */
const HEIGHTS = { "--head-height": "max(50px, 2rem)", "--tabs-height": "max(35px, 1.75rem)" };

export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${APP_TITLE} - ${page}`;
  }, [page]);
}

/** Applies the chosen colour scheme to the document, also on the lock screen. */
export function useChosenScheme(): void {
  const { isDark } = useSettings();
  useLayoutEffect(() => {
    if (isDark === null) return undefined;
    showScheme(isDark ? "dark" : "light");
    return () => showScheme("system");
  }, [isDark]);
}

/**
 * Applies the settings to the document while the back office is shown. Styles of the frame's element would not reach
 * dialogs, which are rendered in the body.
 */
export function useDocumentStyles(settings: AppSettings): void {
  const { primary, greyMode, currentSize, fixedHeader, tagsView } = settings;
  const dark = useDark();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tokens = {
      ...systemTokens(primary, dark),
      ...HEIGHTS,
      "--field-height": CONTROL_HEIGHT[currentSize],
      // Keep elements that are scrolled to, such as focused ones, below the fixed bars.
      "scroll-padding-top": fixedHeader
        ? `calc(var(--head-height) + ${tagsView ? "var(--tabs-height)" : "0px"})`
        : "0px",
    };
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    if (greyMode) style.filter = "grayscale(100%)";
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      style.filter = "";
    };
  }, [dark, primary, greyMode, currentSize, fixedHeader, tagsView]);
}
