/**
 * Refetches the main query of a section each time it opens, because members expect current amounts. Cached data is
 * shown meanwhile.
 */
export const SEEN_ANEW = { refetchOnMount: "always" } as const;
