// Runs at the start of each document. Reports what the page must not do, and gives clicks Safari's rule of focus.
(() => {
  const { faults } = window.webkit.messageHandlers;
  // The program around the page takes one argument, and has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const report = (kind, text) => faults.postMessage({ kind, text, url: location.href });
  addEventListener("error", (event) => {
    // A picture or script that did not load has no message.
    if (event.message) report("error", event.message);
  });
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled rejection", String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    report("policy violation", `${effectiveDirective} ${blockedURI} ${sample}`),
  );

  // WebKit on GTK focuses buttons and links that are clicked, Safari does not: there the focus goes to what is around
  // them and takes it, or to nothing. The last listener of all, so that the page's own have had the press.
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
