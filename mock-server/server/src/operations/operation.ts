// Types of the product's operations, derived from the contract and independent of Fastify.
import type { OpenOperation, RefusalReasons } from "@hashgrove/contract/openapi.facts.gen.d.ts";
import type { operations } from "@hashgrove/contract/openapi.gen.d.ts";
import type { Accepted, Refusal } from "#domain/decision.ts";
import type { Intent } from "#domain/idempotency.ts";
import type { Language, Member } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { ReceivedFile, Unkept } from "#ports/received-file.ts";
import { RequestFault } from "#ports/request-fault.ts";
import type { Entropy, Passwords } from "#ports/secrets.ts";
import type { Store } from "#ports/store.ts";

/** Every operation except the download of a file, which is sent without an envelope. */
export type OperationId = Exclude<keyof operations, "common.file">;

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: { "application/json": infer J } }
    ? J | Extract<B, undefined>
    : undefined
  : undefined;
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type Json200<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer J } };
}
  ? J
  : never;
/** The data of a successful reply, whose code is 200, 1 (upload) or 0 (back office). */
export type DataOf<Id extends OperationId> =
  Extract<Json200<Id>, { data: unknown }> extends infer E
    ? E extends { data: infer D; code: 200 | 1 }
      ? D
      : E extends { data: infer D; code: 0 }
        ? E extends { msg: unknown }
          ? never
          : D
        : never
    : never;

export interface Input<Id extends OperationId> {
  /** The session's member; undefined in public calls without a session. */
  readonly member: Secured<Id> extends true ? Member : Member | undefined;
  /** SHA-256 of the session's token, so that logout can end that session. */
  readonly tokenHash: string | undefined;
  readonly body: BodyOf<Id>;
  readonly query: QueryOf<Id>;
  readonly language: Language;
  readonly store: Store;
  readonly now: EpochMs;
  readonly entropy: Entropy;
  readonly passwords: Passwords;
  /** Set when the client sent an Idempotency-Key. */
  readonly intent: Intent | null;
  /** Only for common.upload: the uploaded file, or why it was rejected. */
  readonly file: ReceivedFile | Unkept | undefined;
  /** Turns a path of this server into a full URL, with the prefix of the world. */
  readonly fullUrl: (path: string) => string;
}

type Secured<Id extends OperationId> = Id extends OpenOperation ? false : true;

/** The refusal reasons that the contract documents for a call; another reason does not compile. */
export type ReasonOf<Id extends OperationId> = Id extends keyof RefusalReasons ? RefusalReasons[Id] : never;

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type FormOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "multipart/form-data": infer Form } };
}
  ? Form
  : never;
/** A JSON pointer to a field of a call's body, form or query: `/products_id`. */
export type PointerOf<Id extends OperationId> =
  `/${KeysOf<NonNullable<BodyOf<Id>>> | KeysOf<FormOf<Id>> | KeysOf<QueryOf<Id>>}`;

/** A refusal in the contract's form. Domain refusals, which have a `field`, must be converted by `toRefusal`. */
export interface Refused<Reason extends string = string, Pointer extends string = string> extends Pick<
  Refusal<Reason>,
  "ok" | "reason" | "params" | "attemptsLeft"
> {
  readonly pointer?: Pointer;
  readonly field?: never;
}

/** `msg` replaces the call's usual success text. */
export type Answer<Data, Reason extends string = string, Pointer extends string = string> =
  | (Accepted<Data> & { readonly msg?: string })
  | Refused<Reason, Pointer>;

export type AnswerOf<Id extends OperationId> = Answer<DataOf<Id>, ReasonOf<Id>, PointerOf<Id>>;

/** The implementation of a call: converts between the contract's names and the domain's. */
export type Operation<Id extends OperationId> = (input: Input<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

/** Throws RequestFault 403 when the member id in a request is not the session's own (rule A4). */
export function rejectForeign(member: Member, id: number | undefined): void {
  if (id !== undefined && id !== member.id) throw new RequestFault(403);
}
