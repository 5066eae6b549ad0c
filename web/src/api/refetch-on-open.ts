/**
 * Refetches the main query of a section each time it opens, because members expect current amounts. Cached data is
 * shown meanwhile.
 */
export const REFETCH_ON_OPEN = { refetchOnMount: "always" } as const;
