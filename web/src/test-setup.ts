import { i18n } from "@lingui/core";
import { vi } from "vitest";

// Test files share a worker, its page and the packages it has loaded. What the product's own modules keep (a session),
// what a package keeps of it (a language and its texts), what is stored and what is drawn is reset for each file.
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
