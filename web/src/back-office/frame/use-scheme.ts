import { useLayoutEffect } from "react";
import { CONTROL_HEIGHT } from "#back-office/stores/size.ts";
import { systemTokens } from "#back-office/stores/palette.ts";
import { type AppSettings, useDark } from "#back-office/stores/app.ts";

/** The lines above the page grow with the reader's text, but not in step: they stay while the page is scrolled. */
const HEIGHTS = { "--head-height": "max(50px, 2rem)", "--tabs-height": "max(35px, 1.75rem)" };

/** Dresses the document as the settings say, for as long as the back office is on screen: dialogs lie in its body too. */
export function useScheme(settings: AppSettings): void {
  const { isDark, primary, greyMode, currentSize, fixedHeader, tagsView } = settings;
  const dark = useDark();
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const tokens = {
      ...systemTokens(primary, dark),
      ...HEIGHTS,
      "--field-height": CONTROL_HEIGHT[currentSize],
      // What is scrolled to, as by the keyboard, does not end beneath them.
      "scroll-padding-top": fixedHeader
        ? `calc(var(--head-height) + ${tagsView ? "var(--tabs-height)" : "0px"})`
        : "0px",
    };
    if (isDark !== null) dataset["scheme"] = dark ? "dark" : "light";
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    if (greyMode) style.filter = "grayscale(100%)";
    return () => {
      delete dataset["scheme"];
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      style.filter = "";
    };
  }, [isDark, dark, primary, greyMode, currentSize, fixedHeader, tagsView]);
}
