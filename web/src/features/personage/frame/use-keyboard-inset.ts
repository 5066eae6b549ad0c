import { useEffect } from "react";

/**
 * Keeps in variables which part of the window an on-screen keyboard leaves to dialogs (dialog-box.ts): iOS neither shrinks
 * `dvh` for it nor moves what is fixed to the bottom. `--keyboard` is its height, `--view-top` how far the browser has
 * pushed the page up.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // Of a page that was zoomed in less is seen too, without a keyboard.
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
