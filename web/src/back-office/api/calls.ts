import type { components, paths } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions, useMutation, type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "#api/api-error.ts";
import { unwrap } from "#api/reply/unwrap.ts";
import { showToast } from "#state/toast.ts";
import { client } from "./client.ts";

type Schemas = components["schemas"];
/** A schema of the back office in the contract, by its name without `Template`: `Wire<"Example">`. */
export type Wire<Name extends string> = `Template${Name}` extends keyof Schemas ? Schemas[`Template${Name}`] : never;

type BackOfficePath = Extract<keyof paths, `/mock/${string}`>;
type Get<Path extends BackOfficePath> = NonNullable<paths[Path]["get"]>;
type Post<Path extends BackOfficePath> = NonNullable<paths[Path]["post"]>;
/** Paths with a GET are reads, paths with a POST are writes. */
export type ReadPath = { [P in BackOfficePath]: [Get<P>] extends [never] ? never : P }[BackOfficePath];
export type WritePath = { [P in BackOfficePath]: [Post<P>] extends [never] ? never : P }[BackOfficePath];

/** The declared fields, without the index signature of additional properties. */
type Named<Body> = Body extends unknown
  ? { [Field in keyof Body as string extends Field ? never : Field]: Body[Field] }
  : never;
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type DataIn<Body> = Body extends { code: 0; data: infer Data } ? Data : never;
type DataOf<Call> = Call extends { responses: { 200: infer Ok } } ? DataIn<Json<Ok>> : never;
/** Response data of a read: `ReadData<"/mock/card/list">`. */
export type ReadData<Path extends ReadPath> = DataOf<Get<Path>>;
/** Query of a read, for example pageIndex, pageSize and filters. */
export type ReadQuery<Path extends ReadPath> = NonNullable<Get<Path>["parameters"]["query"]>;
export type WriteBody<Path extends WritePath> = Named<Json<NonNullable<Post<Path>["requestBody"]>>>;
type WriteData<Path extends WritePath> = DataOf<Post<Path>>;

type Sent<Data> = Promise<{ data?: { code: 0; data: Data }; error?: unknown; response: Response }>;
/**
 * The client without the library's types, which TypeScript would evaluate for every path, slowing down the type check.
 * `ask` and `useSend` check the paths instead.
 */
const send = client as unknown as {
  GET<Data>(path: string, options: { params: { query: object }; signal: AbortSignal }): Sent<Data>;
  POST<Data>(path: string, options: { body: unknown }): Sent<Data>;
};

/** Sends a request once; throws an ApiError unless the code is 0 (rule D1). */
export async function ask<Path extends ReadPath>(
  path: Path,
  query: ReadQuery<Path> | Record<string, never>,
  signal: AbortSignal,
): Promise<ReadData<Path>> {
  const { data } = await unwrap(send.GET<ReadData<Path>>(path, { params: { query }, signal }), 0);
  return data;
}

/** A read for `useQuery`, with its path and query as the key: `useQuery(read("/mock/card/list", { name }))`. */
export const read = <Path extends ReadPath>(path: Path, query: ReadQuery<Path> | Record<string, never> = {}) =>
  queryOptions({
    queryKey: [path, query] as const,
    queryFn: ({ signal }) => ask(path, query, signal),
  });

interface WriteOptions {
  /** The reads that this write makes stale. */
  readonly invalidates?: readonly ReadPath[];
  /** Text of the toast after a success. If the server refuses, the toast shows the server's text instead. */
  readonly success?: string;
  /** "inline": no toast for a refusal, because the form shows the reason. */
  readonly refusals?: "inline";
}

/** A write: `const save = useSend("/mock/example/save", { invalidates: ["/mock/example/list"] }); save.mutate(body)`. */
export function useSend<Path extends WritePath>(
  path: Path,
  { invalidates = [], success, refusals }: WriteOptions = {},
): UseMutationResult<WriteData<Path>, ApiError, WriteBody<Path>> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body) => {
      const { data } = await unwrap(send.POST<WriteData<Path>>(path, { body }), 0);
      return data;
    },
    ...(refusals && { meta: { refusals } }),
    onSuccess: () => {
      if (success !== undefined) showToast({ kind: "success", text: success, follows: true });
      for (const read of invalidates) void queries.invalidateQueries({ queryKey: [read] });
    },
  });
}
