// Runs at the start of each document. Reports page faults, and applies Safari's focus rule to clicks.
(() => {
  const { faults } = window.webkit.messageHandlers;
  // This is WebKit's message handler, not `window.postMessage`: it has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const report = (kind, text) => faults.postMessage({ kind, text, url: location.href });
  addEventListener("error", (event) => {
    // A failed image or script has no message.
    if (event.message) report("error", event.message);
  });
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled rejection", String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    report("policy violation", `${effectiveDirective} ${blockedURI} ${sample}`),
  );

  // WebKitGTK focuses clicked buttons and links. Safari instead focuses their next focusable ancestor, or nothing. This
  // listener runs last, so that the page's own listeners run first.
  const UNFOCUSED = "button, a[href], summary, input:is([type=button], [type=submit], [type=checkbox], [type=radio])";
  addEventListener("mousedown", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(UNFOCUSED) : null;
    if (event.defaultPrevented || !pressed || pressed.hasAttribute("tabindex")) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest("[tabindex]");
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
})();
