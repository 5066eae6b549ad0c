import { type ComponentType, createElement } from "react";

interface Variants {
  /** The variants' names, each with its value where none is given. */
  readonly variants: readonly (readonly [name: string, value: string])[];
  /** The values of all variants, with spaces between them -> the class. */
  readonly classes: Readonly<Record<string, string>>;
}

interface Props {
  readonly as?: string | ComponentType<Props>;
  readonly className?: string;
  readonly [name: string]: unknown;
}

/** Joins the names of classes; what is no name is left out. */
export const withClass = (...names: readonly unknown[]): string | undefined =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ") || undefined;

/**
 * What the build makes of `chakra(element, recipe)`: an element with a class, or with the class that its variants
 * choose. Nobody writes it by hand.
 */
export function styled(
  type: string | ComponentType<Props>,
  look: string | Variants,
  defaults?: Readonly<Record<string, unknown>>,
): ComponentType<Props> {
  return function Styled({ as = type, className, ...given }) {
    const props: Record<string, unknown> = defaults ? { ...defaults, ...given } : given;
    let own = look;
    if (typeof own !== "string") {
      const chosen = own.variants.map(([name, value]) => {
        const wanted = (props[name] ?? value) as boolean | string;
        delete props[name];
        return String(wanted);
      });
      own = own.classes[chosen.join(" ")] ?? "";
    }
    props.className = className ? `${own} ${className}` : own;
    return createElement(as, props);
  };
}
