// The colours in the settings, and derived ones with readable contrast (WCAG AA, rule B8).

export const SYSTEM_COLOURS = [
  "#409eff",
  "#009688",
  "#536dfe",
  "#ff5c93",
  "#ee4f12",
  "#0096c7",
  "#9c27b0",
  "#ff9800",
] as const;
export const HEADER_COLOURS = [
  "#fff",
  "#151515",
  "#5172dc",
  "#e74c3c",
  "#24292e",
  "#394664",
  "#009688",
  "#383f45",
] as const;
export const MENU_COLOURS = [
  "#fff",
  "#001529",
  "#212121",
  "#273352",
  "#191b24",
  "#383f45",
  "#001628",
  "#344058",
] as const;

type Rgb = readonly [number, number, number];

/** "#fff" or "#ffffff" as three numbers of 0 to 255. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const at = (index: number): number => Number.parseInt(full.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Mixes `share` of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const part = (index: 0 | 1 | 2): number => a[index] * (1 - share) + b[index] * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, 1 to 21, by WCAG 2. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes a colour with another, step by step, until the contrast to each background is sufficient. */
function stepTo(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(tried, ground) >= 4.6)) return tried;
  }
  return towards;
}

const [WHITE, NIGHT] = ["#ffffff", "#0b1526"];
/** Backgrounds on which links appear: raised, sunken and hovered. `systemTokens` adds the soft system colour. */
const GROUNDS = { light: ["#ffffff", "#f5f8fc", "#f0f5fb"], dark: ["#101c30", "#08101d", "#16243c"] };

/** Text colour on a background: white or near black, the one with more contrast. */
export const inkOn = (ground: string): string => (contrast(WHITE, ground) >= contrast(NIGHT, ground) ? WHITE : NIGHT);

/** Token overrides for the system colour, as CSS variables; none for the default colour. */
export function systemTokens(colour: string, dark: boolean): Record<string, string> {
  if (colour === SYSTEM_COLOURS[0]) return {};
  const soft = mix(dark ? "#101c30" : WHITE, colour, dark ? 0.18 : 0.1);
  const grounds = [...(dark ? GROUNDS.dark : GROUNDS.light), soft];
  const link = stepTo(colour, dark ? WHITE : "#000000", grounds);
  const action = dark ? link : stepTo(colour, "#000000", [WHITE]);
  return {
    "--chakra-colors-brand": colour,
    "--chakra-colors-brand-soft": soft,
    "--chakra-colors-brand-mid": mix(dark ? "#101c30" : WHITE, colour, dark ? 0.4 : 0.35),
    "--chakra-colors-action": action,
    "--chakra-colors-action-hover": mix(action, dark ? WHITE : "#000000", 0.14),
    "--chakra-colors-action-on": dark ? NIGHT : WHITE,
    "--chakra-colors-link": link,
  };
}

/** CSS variables for a colour of the header; none for the first colour, which follows the scheme. */
export function headerTokens(colour: string): Record<string, string> {
  if (colour === HEADER_COLOURS[0]) return {};
  const ink = inkOn(colour);
  const away = ink === WHITE ? "#000000" : WHITE;
  // A background with sufficient contrast to the text; `--head-hover` is even further away from the colour of the text.
  const ground = stepTo(colour, away, [ink]);
  return {
    "--head-bg": ground,
    "--head-ink": ink,
    "--head-hover": mix(ground, away, 0.15),
    "--head-line": mix(ground, ink, 0.15),
  };
}

/** CSS variables for a colour of the menu; none for the first colour, which follows the scheme. */
export function menuTokens(colour: string): Record<string, string> {
  if (colour === MENU_COLOURS[0]) return {};
  return {
    "--menu-bg": colour,
    "--menu-ink": stepTo("#bfcbd9", WHITE, [colour, mix(colour, WHITE, 0.08)]),
    "--menu-strong": WHITE,
    "--menu-below": mix(colour, WHITE, 0.05),
    "--menu-hover": mix(colour, WHITE, 0.1),
    "--menu-line": mix(colour, WHITE, 0.12),
  };
}
