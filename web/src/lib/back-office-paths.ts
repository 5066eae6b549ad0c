/** The first segments of the back office's paths. */
export const BACK_OFFICE_SEGMENTS = [
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

/** Whether an in-app path, such as "/dashboard/analysis?id=1", leads into the back office. */
export function isBackOfficePath(path: string): boolean {
  const [, first = ""] = /^\/([^/?#]+)/.exec(path) ?? [];
  return BACK_OFFICE_SEGMENTS.some((segment) => segment === first);
}
