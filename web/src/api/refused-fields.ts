import { ApiError } from "./api-error.ts";

interface RefusedField<Name extends string> {
  readonly field: Name;
  readonly message: string;
}

/**
 * The server's refusal as errors of a form's fields, where it names any of them: by `pointer` ("/password") with its
 * sentence, or by the violations of the schema ("/body/password"), which are for developers and so share the envelope's.
 * `names` gives the form's field for each field of the request.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
): RefusedField<Name>[] {
  if (!(error instanceof ApiError)) return [];
  const pointers = error.pointer === null ? error.violations.map((violation) => violation.pointer) : [error.pointer];
  return pointers.flatMap((pointer) => {
    const field = names[pointer.replace(/^\/(body\/)?/, "")];
    return field === undefined ? [] : [{ field, message: error.msg }];
  });
}
