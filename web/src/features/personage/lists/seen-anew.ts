/**
 * For the query that a section is about: asked anew each time the section opens. Whoever looks at their money wants to
 * know how it stands now; what is known already is shown until then.
 */
export const SEEN_ANEW = { refetchOnMount: "always" } as const;
