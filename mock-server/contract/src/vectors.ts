import { nodesOf, operationsOf, type OpenApiDocument } from "./document.ts";

export type Figures = Readonly<Record<string, string | number>>;
/** Input values, and lists of them such as a member's holdings. */
export type Given = Readonly<Record<string, string | number | readonly Figures[]>>;

/** A computation of the contract: the input of a call that moves or returns money, and the expected result. */
export interface Vector {
  readonly given: Given;
  readonly gives: Figures;
}

/** All `x-vectors` by operationId. */
export const vectorsIn = (document: OpenApiDocument): ReadonlyMap<string, readonly Vector[]> =>
  new Map(
    operationsOf(document).flatMap(({ operation }) => {
      const vectors = nodesOf(operation["x-vectors"]) as unknown as Vector[];
      return vectors.length === 0 ? [] : [[String(operation.operationId), vectors] as const];
    }),
  );
