import { chakra, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "./spinner.tsx";

/** The styles of buttons and of links that look like a button. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    // Paddings and gaps grow with the text size, but only so far that a label still fits on a phone.
    gap: "min({spacing.2}, 2.5vw)",
    borderWidth: "1px",
    borderRadius: "control",
    fontWeight: "semibold",
    lineHeight: "snug",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "background-color, border-color, color, opacity",
    transitionDuration: "fast",
    transitionTimingFunction: "out",
    _disabled: { cursor: "not-allowed", opacity: 0.55 },
    // Neither buttons nor links that look like a button are printed.
    _print: { display: "none !important" },
  },
  variants: {
    variant: {
      solid: {
        borderColor: "transparent",
        bg: "action",
        color: "action.on",
        _hover: { bg: "action.hover" },
        // Keep the primary button filled in forced-colors mode.
        _highContrast: { forcedColorAdjust: "none", bg: "ButtonText", color: "ButtonFace", borderColor: "ButtonText" },
      },
      outline: { borderColor: "hairline.strong", bg: "transparent", color: "ink", _hover: { bg: "bg.hover" } },
      soft: { borderColor: "transparent", bg: "brand.soft", color: "link", _hover: { borderColor: "brand" } },
      quiet: { borderColor: "transparent", bg: "transparent", color: "link", _hover: { bg: "bg.hover" } },
      // For the second of two buttons: without a border on wide screens, where the buttons are in one row.
      quietWhereWide: {
        borderColor: { base: "hairline.strong", lg: "transparent" },
        bg: "transparent",
        color: { base: "ink", lg: "link" },
        _hover: { bg: "bg.hover" },
      },
      danger: { borderColor: "failure", bg: "transparent", color: "failure", _hover: { bg: "failure.soft" } },
    },
    size: {
      // `--field-height` is set in the demo back office, where all controls have the same height.
      sm: { minHeight: "var(--field-height, {sizes.10})", px: "min({spacing.4}, 5vw)", py: "1", fontSize: "sm" },
      md: { minHeight: "control", px: "min({spacing.5}, 6.25vw)", py: "2", fontSize: "md" },
      lg: { minHeight: "14", px: "min({spacing.8}, 10vw)", py: "3", fontSize: "lg" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

const Root = chakra("button", buttonRecipe);

/**
 * A button. While `loading` it shows a spinner, keeps the focus and ignores every press, including Enter in a form.
 * With `aria-disabled` it also ignores presses, but can still be focused.
 */
export function Button({
  loading = false,
  onClick,
  children,
  "aria-disabled": disabled,
  ...rest
}: ComponentProps<typeof Root> & HTMLChakraProps<"button"> & { loading?: boolean }) {
  const off = loading || disabled === true || disabled === "true";
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root type="button" {...rest} onClick={press} aria-busy={loading || undefined} aria-disabled={off || undefined}>
      {loading && <Spinner />}
      {children}
    </Root>
  );
}
