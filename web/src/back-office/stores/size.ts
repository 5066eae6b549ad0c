import { createContext, useContext } from "react";

export const SIZES = ["default", "large", "small"] as const;
export type Size = (typeof SIZES)[number];

/** How high a control is: what `--field-height` says, on the document or on a form that is told its size. */
export const CONTROL_HEIGHT = { default: "2.25rem", large: "2.75rem", small: "1.875rem" } as const;

/** The size that the reader chose, for what needs it as more than a height: the rows of tables. */
export const SizeContext = createContext<Size>("default");

export const useSize = (): Size => useContext(SizeContext);
