// The operations of the product's contract, which the server serves as `docs/api.json`.
import { useQuery } from "@tanstack/react-query";
import { QaError, SURFACE } from "./client.ts";

export interface Operation {
  readonly operationId: string;
  readonly path: string;
  /** Names of the reply examples in the contract, except `ok`. */
  readonly examples: readonly string[];
}

interface Described {
  readonly operationId?: string;
  readonly "x-envelope"?: string;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly examples?: object }>> }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);

/** The operations of a contract, in the contract's order. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, described]): Operation[] => {
      const { operationId, responses = {} } = described;
      // Skip downloads (the operations without an envelope): the journal does not record them.
      if (!METHODS.has(method) || operationId === undefined || described["x-envelope"] === "none") return [];
      const examples = Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap((media) => Object.keys(media.examples ?? {})),
      );
      return [
        {
          operationId,
          path,
          examples: [...new Set(examples)].filter((name) => name !== "ok"),
        },
      ];
    }),
  );
}

export const useOperations = () =>
  useQuery({
    queryKey: ["operations"],
    queryFn: async () => {
      const response = await fetch(`${SURFACE}/../docs/api.json`);
      if (!response.ok) throw new QaError(response.status, {});
      return operationsOf((await response.json()) as Document);
    },
    staleTime: Infinity,
  });
