// Typed calls of the API: `read` makes a query; `get`, `send` and `put` call once and throw an ApiError unless the code
// is 200 (rule D1).
import type { paths } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions } from "@tanstack/react-query";
import { type ApiPath, client, queryKey } from "./client.ts";
import { type Reply, unwrap } from "./reply/unwrap.ts";

type Operation<Path extends ApiPath, Method extends "get" | "post" | "put"> = NonNullable<paths[Path][Method]>;
type PathOf<Method extends "get" | "post" | "put"> = {
  [Path in ApiPath]: [Operation<Path, Method>] extends [never] ? never : Path;
}[ApiPath];
export type ReadPath = PathOf<"get">;
export type SendPath = PathOf<"post">;
type PutPath = PathOf<"put">;

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type DataIn<Body> = Body extends { code: 200; data: infer Data } ? Data : never;
type DataOf<Call> = Call extends { responses: { 200: infer Ok } } ? DataIn<Json<Ok>> : never;
/** Includes undefined if the contract does not require a body. */
type BodyOf<Call> = Call extends { requestBody: infer Content }
  ? Json<Content>
  : Call extends { requestBody?: infer Content }
    ? Json<NonNullable<Content>> | undefined
    : never;
export type ReadData<Path extends ReadPath> = DataOf<Operation<Path, "get">>;
export type ReadQuery<Path extends ReadPath> =
  Operation<Path, "get"> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
export type SendBody<Path extends SendPath> = NonNullable<BodyOf<Operation<Path, "post">>>;
export type SendReply<Path extends SendPath> = Reply<DataOf<Operation<Path, "post">>>;

interface SendOptions {
  readonly header?: { "Idempotency-Key": string };
  readonly signal?: AbortSignal;
}

type Call<Data> = Promise<{ data?: { code: 200; data: Data }; error?: unknown; response: Response }>;
/**
 * The client without the library's types, which TypeScript would evaluate again for each call. The functions below type
 * path, query and body instead.
 */
const untyped = client as unknown as {
  GET<Data>(path: string, options: { params: { query?: object }; signal: AbortSignal }): Call<Data>;
  POST<Data>(path: string, options: { params: { header?: object }; body: unknown; signal?: AbortSignal }): Call<Data>;
  PUT<Data>(path: string, options: { body: unknown }): Call<Data>;
};

/** Reads once, without the cache, and returns the data. */
export async function get<Path extends ReadPath>(
  path: Path,
  query: ReadQuery<Path> | undefined,
  signal: AbortSignal,
): Promise<ReadData<Path>> {
  const params = query === undefined ? {} : { query: query as object };
  return (await unwrap(untyped.GET<ReadData<Path>>(path, { params, signal }))).data;
}

/** A query whose key is the path and its parameters: `read("/api/wallet/getBalance", toBalance)`. */
export const read = <Path extends ReadPath, Result>(
  path: Path,
  toResult: (data: ReadData<Path>) => Result,
  query?: ReadQuery<Path>,
) =>
  queryOptions({
    queryKey: queryKey(path, query),
    queryFn: async ({ signal }) => toResult(await get(path, query, signal)),
  });

/** Calls once by POST; resolves to the data and the message. */
export const send = <Path extends SendPath>(
  path: Path,
  body: SendBody<Path> | BodyOf<Operation<Path, "post">>,
  { header, signal }: SendOptions = {},
): Promise<SendReply<Path>> =>
  unwrap(
    untyped.POST<DataOf<Operation<Path, "post">>>(path, {
      params: header ? { header } : {},
      body,
      ...(signal && { signal }),
    }),
  );

/** Calls once by PUT; resolves to the data and the message. */
export const put = <Path extends PutPath>(path: Path, body: BodyOf<Operation<Path, "put">>) =>
  unwrap(untyped.PUT<DataOf<Operation<Path, "put">>>(path, { body }));
