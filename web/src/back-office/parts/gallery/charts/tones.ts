/**
 * Numbers of the colours for a chart's series. The colours have a contrast of at least 3:1 against a panel in both
 * schemes.
 */
export const TONES = [1, 2, 3, 4, 5, 6] as const;

export type Tone = (typeof TONES)[number];

/** The tone of the series at this index; the list repeats after the last. */
export const toneAt = (index: number): Tone => TONES[index % TONES.length] ?? 1;

/** CSS variables of the colours, for an element and its descendants. */
export const TONE_COLOURS = {
  "--tone-1": { base: "#1a6bd0", _dark: "#409eff" },
  "--tone-2": { base: "#0b8a72", _dark: "#2fc3a0" },
  "--tone-3": { base: "#b4610a", _dark: "#f0a940" },
  "--tone-4": { base: "#7a4fd0", _dark: "#a98bff" },
  "--tone-5": { base: "#c2417a", _dark: "#ff8fb8" },
  "--tone-6": { base: "#51607a", _dark: "#9fb0c9" },
  "& [data-tone='1']": { "--tone": "var(--tone-1)" },
  "& [data-tone='2']": { "--tone": "var(--tone-2)" },
  "& [data-tone='3']": { "--tone": "var(--tone-3)" },
  "& [data-tone='4']": { "--tone": "var(--tone-4)" },
  "& [data-tone='5']": { "--tone": "var(--tone-5)" },
  "& [data-tone='6']": { "--tone": "var(--tone-6)" },
} as const;
