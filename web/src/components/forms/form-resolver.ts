import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Invalid fields by name, with their error codes. */
export type FormFaults<Values, Code extends string> = { [Name in keyof Values]?: Code };

/** Lets pure functions validate in react-hook-form: the code becomes the error's `type`, and the form translates it. */
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
