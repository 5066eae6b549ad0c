/** The first segments of the demo back office's addresses. */
export const TEMPLATE_SEGMENTS = [
  "dashboard",
  "external-link",
  "guide",
  "components",
  "function",
  "hooks",
  "level",
  "example",
  "error",
  "authorization",
  "personal",
  "redirect",
] as const;

/** Whether an in-app path, such as "/dashboard/analysis?id=1", leads into the demo back office. */
export function isTemplatePath(path: string): boolean {
  const [, first = ""] = /^\/([^/?#]+)/.exec(path) ?? [];
  return TEMPLATE_SEGMENTS.some((segment) => segment === first);
}
