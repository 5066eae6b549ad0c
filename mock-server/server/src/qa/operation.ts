// Types of the operations of the control surface, derived from qa.openapi.yaml and independent of Fastify.
import type { components, operations } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import type { Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

export type QaOperationId = keyof operations;

type PathOf<Id extends QaOperationId> = operations[Id]["parameters"] extends { path: infer P }
  ? P
  : Record<string, never>;
type QueryOf<Id extends QaOperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type BodyOf<Id extends QaOperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? B
  : operations[Id] extends { requestBody?: { content: { "application/json": infer B } } }
    ? B | undefined
    : undefined;

export interface Scenarios {
  names(): readonly string[];
  /** Compiles a scenario. Throws UnknownScenario. */
  compile(name: string): Promise<CompiledScenario>;
}

/** The calls of the product contract, used to check fault rules and journal queries. */
export interface ProductCalls {
  readonly calls: readonly ProductCall[];
  /** All reasons that the contract has for refusals. */
  readonly reasons: ReadonlySet<string>;
  /** A suggestion such as `; did you mean "x"?`, or an empty string when no operationId is similar. */
  didYouMean(operationId: string): string;
  hasExample(operationId: string, name: string): boolean;
  /** The deviation of a fault's reply from the contract of the call; null if it conforms. */
  deviationOf(operationId: string, reply: components["schemas"]["FaultReply"]): string | null;
}
export interface ProductCall {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly isRead: boolean;
}

export interface QaServer {
  /** Identifies this process. */
  readonly id: string;
  /** Real time in milliseconds. */
  readonly startedAt: number;
  readonly version: string;
  /** The product contract; `hash` changes whenever the contract changes. */
  readonly contract: { readonly hash: string; readonly operations: number };
  readonly product: ProductCalls;
  /** qa.openapi.yaml as an object. */
  readonly document: unknown;
  /** The current problem with storage, or null. */
  degraded(): string | null;
}

export interface QaInput<Id extends QaOperationId> {
  readonly worlds: Worlds;
  readonly scenarios: Scenarios;
  readonly server: QaServer;
  /** The server's base URL without a trailing slash, such as `http://127.0.0.1:4010`. */
  readonly publicUrl: string;
  /** The world of the path, after its due jobs have run; undefined when the path has none. */
  readonly world: PathOf<Id> extends { world: string } ? World : undefined;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The headers that some operations use. */
  readonly headers: { readonly accept?: string | undefined; readonly "if-match"?: string | undefined };
  /** Returns a signal that is aborted when the client disconnects or the server closes. */
  readonly disconnected: () => AbortSignal;
}

type Replies<Id extends QaOperationId> = operations[Id]["responses"];
/** One of the call's successful replies: status 200 or 201 with a body, 204 without. */
export type QaAnswer<Id extends QaOperationId> = {
  [Status in keyof Replies<Id> & (200 | 201 | 204)]: Replies<Id>[Status] extends {
    content: { "application/json": infer Body };
  }
    ? { readonly status: Status; readonly body: Body }
    : { readonly status: Status; readonly body?: undefined };
}[keyof Replies<Id> & (200 | 201 | 204)];

/** A successful reply that is not plain JSON: a HAR or an event stream. */
type OtherAnswer<Id extends QaOperationId> =
  Replies<Id> extends { 200: { content: { "application/har+json": infer Har } } }
    ? { readonly status: 200; readonly har: Har }
    : Replies<Id> extends { 200: { content: { "text/event-stream": infer Event } } }
      ? { readonly status: 200; readonly stream: EventStream<Event> }
      : never;

/** Starts to send events; `end` closes the stream from the server's side. Returns a function that stops sending. */
export type EventStream<Event> = (send: (event: Event) => void, end: () => void) => () => void;

/** An operation of the control surface. Throws QaFault for an unsuccessful reply. */
export type QaOperation<Id extends QaOperationId> = (input: QaInput<Id>) => Promise<QaAnswer<Id> | OtherAnswer<Id>>;

/** The body of an unsuccessful reply. */
export interface FaultBody {
  readonly error: string;
  readonly message: string;
  readonly pointer?: string;
}
export type QaFaultStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

/** Thrown for an unsuccessful reply of a control call. */
export class QaFault extends Error {
  override readonly name = "QaFault";
  readonly status: QaFaultStatus;
  readonly body: FaultBody;

  constructor(status: QaFaultStatus, error: string, message: string, pointer?: string) {
    super(message);
    this.status = status;
    this.body = { error, message, ...(pointer !== undefined && { pointer }) };
  }
}
