import { isNode, operationsOf, type OpenApiDocument } from "./document.ts";

/** One spelling of a field's value, and the equivalent one that is stored. */
export interface Spelling {
  readonly operationId: string;
  readonly field: string;
  readonly stored: string;
  readonly spelt: string;
}

/** The `x-spellings` of all calls, including the stored spelling. */
export const spellingsIn = (document: OpenApiDocument): readonly Spelling[] =>
  operationsOf(document).flatMap(({ operation }) => {
    const fields = isNode(operation["x-spellings"]) ? operation["x-spellings"] : {};
    return Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values as Readonly<Record<string, readonly string[]>>).flatMap(([stored, others]) =>
        [stored, ...others].map((spelt) => ({ operationId: String(operation.operationId), field, stored, spelt })),
      ),
    );
  });
