/** How far each button advances the time, as ISO durations. */
export const STEPS = ["PT10M", "PT1H", "P1D", "P7D", "P30D", "P6M"] as const;
export type Step = (typeof STEPS)[number];
