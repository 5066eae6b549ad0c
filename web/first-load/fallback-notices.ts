import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

const htmlOf = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Two notices in the active language: `late`, if the code does not load, and `old`, if it cannot run in this browser.
 */
export const stuckNotice = (): string => {
  const late = htmlOf(t`This page has not finished loading. Check your connection and reload it.`);
  const reload = htmlOf(t`Reload`);
  const old = htmlOf(t`This browser is not supported.`);
  const supported = htmlOf(
    t`Use Chrome or Edge 111, Firefox 115, Safari 16.4 (iOS 16.4) or newer: update the browser or the system. The same goes for browsers inside apps such as LINE.`,
  );
  return `<div lang="${i18n.locale}"><p class="late">${late}</p><button type="button" class="late">${reload}</button><p class="old"><strong>${old}</strong></p><p class="old">${supported}</p></div>`;
};

/** Notice in the active language for browsers without JavaScript. */
export const noScriptNotice = (): string =>
  `<p lang="${i18n.locale}">${htmlOf(t`Please enable JavaScript to use this page.`)}</p>`;
