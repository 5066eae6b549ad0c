import { useLayoutEffect } from "react";
import { CONTROL_HEIGHT } from "#demo/parts/size.ts";
import { systemTokens } from "#demo/stores/palette.ts";
import { type AppSettings, useDark } from "#demo/stores/app.ts";

/** Dresses the document as the settings say, for as long as the back office is on screen: dialogs lie in its body too. */
export function useScheme({ isDark, primary, greyMode, currentSize }: AppSettings): void {
  const dark = useDark();
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const tokens = { ...systemTokens(primary, dark), "--field-height": CONTROL_HEIGHT[currentSize] };
    if (isDark !== null) dataset["scheme"] = dark ? "dark" : "light";
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    if (greyMode) style.filter = "grayscale(100%)";
    return () => {
      delete dataset["scheme"];
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      style.filter = "";
    };
  }, [isDark, dark, primary, greyMode, currentSize]);
}
