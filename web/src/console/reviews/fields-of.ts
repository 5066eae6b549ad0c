import type { Schemas } from "#console/api/client.ts";

type Named = readonly (readonly [name: string, text: string])[];

/** Splits a review's payload into fields and paths of uploaded files; omits empty fields. */
export function fieldsOf(payload: Schemas["Review"]["payload"]): { readonly fields: Named; readonly uploads: Named } {
  const all = flat(payload);
  return {
    fields: all.filter(([, text]) => !isUpload(text)),
    uploads: all.filter(([, text]) => isUpload(text)),
  };
}

const isUpload = (text: string): boolean => text.startsWith("/uploads/");

function flat(value: object, prefix = ""): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const path = prefix + name;
    if (inner === null || inner === "") return [];
    if (typeof inner === "object") return flat(inner, `${path}.`);
    return [[path, typeof inner === "string" ? inner : JSON.stringify(inner)] as const];
  });
}
