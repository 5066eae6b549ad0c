import { vi } from "vitest";

// Test files share a worker, its page and the packages it has loaded. What the product's own modules keep (a session, a
// language), what is stored and what is drawn begins anew with each file.
vi.resetModules();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}
