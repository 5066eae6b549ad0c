import { useEffect } from "react";

/**
 * Stores the position of an on-screen keyboard in CSS variables for dialogs (dialog.tsx), because on iOS the keyboard
 * neither shrinks `dvh` nor moves fixed elements. `--keyboard` is the keyboard's height, `--view-top` how far the
 * browser has pushed the page up.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // Zooming in also shrinks the visual viewport, without a keyboard.
      const isZoomed = view.scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
      style.setProperty("--keyboard", `${covered}px`);
      style.setProperty("--view-top", `${isZoomed ? 0 : Math.max(0, view.offsetTop)}px`);
    };
    const shrink = () => {
      follow();
      if (view.height < window.innerHeight) document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    view.addEventListener("resize", shrink);
    view.addEventListener("scroll", follow);
    return () => {
      view.removeEventListener("resize", shrink);
      view.removeEventListener("scroll", follow);
      style.removeProperty("--keyboard");
      style.removeProperty("--view-top");
    };
  }, []);
}
