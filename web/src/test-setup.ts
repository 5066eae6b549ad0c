import { i18n } from "@lingui/core";
import { vi } from "vitest";

// Test files share a worker with its page and the loaded packages. So before each file, reset the product's own modules
// (which hold a session, for example), the packages' state (language and texts), the browser storage and the document.
vi.resetModules();
for (const locale of ["ja", "en", "zh-CN", ""]) i18n.loadAndActivate({ locale, messages: {} });
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}
