/** Steps in which buttons advance the time, as ISO durations. */
export const STEPS = ["PT10M", "PT1H", "P1D", "P7D", "P30D", "P6M"] as const;
export type Step = (typeof STEPS)[number];
