import { type ComponentType, createElement } from "react";

interface Variants {
  /** The name and the default value of each variant. */
  readonly variants: readonly (readonly [name: string, value: string])[];
  /** The class for each combination of values, which are joined by spaces in the order of `variants`. */
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
 * The build replaces `chakra(element, recipe)` by a call of this function. Renders the element with its class, or with
 * the class for its variants. Do not call it in source code.
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
