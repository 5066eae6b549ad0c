// What a call of the control surface is to the rest of the server: typed by qa.openapi.yaml, free of Fastify.
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

/** The scenarios a world can be made from. */
export interface Scenarios {
  names(): readonly string[];
  /** Throws UnknownScenario. */
  compile(name: string): Promise<CompiledScenario>;
}

/** The calls of the contract, as far as faults and questions about the journal have to know them. */
export interface ProductCalls {
  readonly calls: readonly ProductCall[];
  /** Why any of them says no. */
  readonly reasons: ReadonlySet<string>;
  /** `; did you mean "x"?` for an operationId that there is not, where one is near. */
  didYouMean(operationId: string): string;
  /** Whether the contract shows an example of this name among a call's replies. */
  hasExample(operationId: string, name: string): boolean;
  /** Whether the contract gives a call such a reply. */
  documents(operationId: string, said: components["schemas"]["FaultReply"]): boolean;
}
export interface ProductCall {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly isRead: boolean;
}

/** What the server says of itself. */
export interface QaServer {
  /** Tells this process from every other. */
  readonly id: string;
  /** Real time, milliseconds. */
  readonly startedAt: number;
  readonly version: string;
  /** The product contract; `hash` is equal as long as the contract is. */
  readonly contract: { readonly hash: string; readonly operations: number };
  readonly product: ProductCalls;
  /** qa.openapi.yaml as an object. */
  readonly document: unknown;
  /** What does not work at present, or null. */
  degraded(): string | null;
}

export interface QaInput<Id extends QaOperationId> {
  readonly worlds: Worlds;
  readonly scenarios: Scenarios;
  readonly server: QaServer;
  /** Where this server is reached, without a slash at the end: `http://127.0.0.1:4010`. */
  readonly publicUrl: string;
  /** The world of the path, found and settled; undefined when the path names none. */
  readonly world: PathOf<Id> extends { world: string } ? World : undefined;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The headers that some calls listen to. */
  readonly headers: { readonly accept?: string | undefined; readonly "if-match"?: string | undefined };
  /** Fires when its client has gone or the server comes to its end: nobody waits any longer. */
  readonly gone: () => AbortSignal;
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

/** A successful reply that is no JSON of ours: a HAR, or a stream of events. */
type OtherAnswer<Id extends QaOperationId> =
  Replies<Id> extends { 200: { content: { "application/har+json": infer Har } } }
    ? { readonly status: 200; readonly har: Har }
    : Replies<Id> extends { 200: { content: { "text/event-stream": infer Event } } }
      ? { readonly status: 200; readonly stream: EventStream<Event> }
      : never;

/** Sends events until it is stopped; `end` ends the stream from this side. Answers how to stop. */
export type EventStream<Event> = (send: (event: Event) => void, end: () => void) => () => void;

/** One call of the control surface. Throws QaFault for every other reply. */
export type QaOperation<Id extends QaOperationId> = (input: QaInput<Id>) => Promise<QaAnswer<Id> | OtherAnswer<Id>>;

/** The body of a reply that is no success. */
export interface FaultBody {
  readonly error: string;
  readonly message: string;
  readonly pointer?: string;
}
export type QaFaultStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

/** Why a call of the control surface was not done; nothing changed. */
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
