import { type ComponentType, createElement } from "react";

interface Variants {
  /** The variants' names with their default values. */
  readonly variants: readonly (readonly [name: string, value: string])[];
  /** Maps the values of all variants, joined by spaces, to the class. */
  readonly classes: Readonly<Record<string, string>>;
}

interface Props {
  readonly as?: string | ComponentType<Props>;
  readonly className?: string;
  readonly [name: string]: unknown;
}

/** Joins class names; skips non-strings. */
export const withClass = (...names: readonly unknown[]): string | undefined =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ") || undefined;

/**
 * Output of the build for `chakra(element, recipe)`: an element with a class, or with the class of its variants. Not
 * for use in source code.
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
