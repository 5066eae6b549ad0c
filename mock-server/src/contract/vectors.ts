import { nodesOf, operationsOf, type OpenApiDocument } from "./document.ts";

/** One sum of the contract: what is given to a money call, and what comes of it. */
export interface Vector {
  readonly given: Readonly<Record<string, string | number>>;
  readonly gives: Readonly<Record<string, string | number>>;
}

/** The `x-vectors` of every call that has some, by operationId. */
export const vectorsIn = (document: OpenApiDocument): ReadonlyMap<string, readonly Vector[]> =>
  new Map(
    operationsOf(document).flatMap(({ operation }) => {
      const vectors = nodesOf(operation["x-vectors"]) as unknown as Vector[];
      return vectors.length === 0 ? [] : [[String(operation.operationId), vectors] as const];
    }),
  );
