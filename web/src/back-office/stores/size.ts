import { createContext, useContext } from "react";

export const SIZES = ["default", "large", "small"] as const;
export type Size = (typeof SIZES)[number];

/** The height of controls: the value of `--field-height`, on the document or on a form with a size of its own. */
export const CONTROL_HEIGHT = { default: "2.25rem", large: "2.75rem", small: "1.875rem" } as const;

/** The chosen size, for components that need more than the height of controls, such as table rows. */
export const SizeContext = createContext<Size>("default");

export const useSize = (): Size => useContext(SizeContext);
