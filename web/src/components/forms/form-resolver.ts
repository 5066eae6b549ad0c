import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Invalid fields by name, with their error codes. */
export type FormFaults<Values, Code extends string> = { [Name in keyof Values]?: Code };

/**
 * Makes a react-hook-form resolver of a function that returns error codes. A code becomes the error's `type`; the form
 * translates it.
 */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => FormFaults<Values, string>,
): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(check(values)).filter(([, code]) => code !== undefined);
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([name, code]) => [name, { type: code, message: "" }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
