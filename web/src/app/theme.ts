import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";

/** A colour for the light and one for the dark scheme. The contrast of each was checked (rule B8). */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const scale = Object.fromEntries(
  [
    0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 7.5, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 40, 48, 60, 64,
    80,
  ].map((step) => [step, { value: `${step / 4}rem` }]),
);

/** The height of the page's header, including a notch. */
const HEADER = { value: "calc(4rem + env(safe-area-inset-top))" };

const config = defineConfig({
  // Follow the system's scheme, because the product has no switch for it. Always print in the light scheme.
  conditions: {
    dark: "@media screen and (prefers-color-scheme: dark)",
    light: "@media print, (prefers-color-scheme: light)",
  },
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes: {
      spin: { to: { transform: "rotate(360deg)" } },
      pulse: { "50%": { opacity: 0.45 } },
      rise: { from: { opacity: 0, transform: "translateY(8px)" } },
      "fade-in": { from: { opacity: 0 } },
      "slide-in": { from: { transform: "translateX(100%)" } },
      // A dialog unmounts when its closing animation ends, so each dialog must have one.
      sink: { to: { opacity: 0, transform: "translateY(8px)" } },
      "fade-out": { to: { opacity: 0 } },
      "slide-out": { to: { transform: "translateX(100%)" } },
    },
    tokens: {
      spacing: { ...scale, header: HEADER, bar: { value: "3.5rem" } },
      sizes: {
        ...scale,
        full: { value: "100%" },
        content: { value: "70rem" },
        prose: { value: "42.5rem" },
        form: { value: "26rem" },
        header: HEADER,
        // The bottom bar of the personal centre, on phones.
        bar: { value: "3.5rem" },
        control: { value: "2.75rem" },
      },
      fontSizes: {
        xs: { value: "0.75rem" },
        sm: { value: "0.875rem" },
        md: { value: "1rem" },
        lg: { value: "1.125rem" },
        xl: { value: "1.375rem" },
        "2xl": { value: "1.75rem" },
        "3xl": { value: "2.25rem" },
        "4xl": { value: "3rem" },
        "5xl": { value: "3.5rem" },
      },
      fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
      lineHeights: { heading: { value: 1.25 }, snug: { value: 1.5 }, body: { value: "var(--body-leading)" } },
      radii: { sm: { value: "6px" }, control: { value: "10px" }, panel: { value: "16px" }, full: { value: "9999px" } },
      durations: { fast: { value: "120ms" }, base: { value: "160ms" }, slow: { value: "200ms" } },
      easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.2, 1)" } },
      zIndex: { header: { value: 10 }, floating: { value: 20 }, overlay: { value: 40 }, toast: { value: 60 } },
    },
    semanticTokens: {
      colors: {
        bg: {
          ground: pair("#ffffff", "#0b1526"),
          raised: pair("#ffffff", "#101c30"),
          sunken: pair("#f5f8fc", "#08101d"),
          hover: pair("#f0f5fb", "#16243c"),
          chosen: pair("#ffffff", "#2a3d5f"),
          backdrop: pair("rgb(11 21 38 / 0.5)", "rgb(3 7 14 / 0.7)"),
        },
        ink: { DEFAULT: pair("#0b1526", "#eef4fc"), second: pair("#51607a", "#9fb0c9") },
        // The background of QR codes: white in both schemes.
        paper: pair("#ffffff", "#ffffff"),
        hairline: { DEFAULT: pair("#e1e8f1", "#1f2e47"), strong: pair("#8492a8", "#62779a") },
        brand: {
          DEFAULT: pair("#409eff", "#409eff"),
          soft: pair("#eaf3fe", "#13294a"),
          mid: pair("#bfdcfc", "#1f4470"),
        },
        action: {
          DEFAULT: pair("#1a6bd0", "#409eff"),
          hover: pair("#1559b0", "#62b0ff"),
          on: pair("#ffffff", "#0b1526"),
        },
        link: pair("#1a6bd0", "#7cbcff"),
        success: { DEFAULT: pair("#0e7a57", "#3ecf9b"), soft: pair("#e6f5ef", "#0e2c2b") },
        review: { DEFAULT: pair("#a84e08", "#f5b34c"), soft: pair("#fdf3e3", "#2b2418") },
        failure: { DEFAULT: pair("#c02b2b", "#ff8a80"), soft: pair("#fdecec", "#2f1a22") },
      },
      shadows: { float: pair("0 12px 32px -8px rgb(11 21 38 / 0.18)", "0 12px 32px -8px rgb(0 0 0 / 0.6)") },
    },
  },
});

/** Our own small design system on Chakra's style props, without its default tokens and recipes. */
export const system = createSystem(defaultBaseConfig, config);
