import { ApiError, type RefusalReason } from "#api/api-error.ts";
import { isOfFormerSession } from "#api/client.ts";

/** The parts of an openapi-fetch result that are read here. */
interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Reply<Data> {
  readonly data: Data;
  readonly msg: string;
}

type DataOf<Body, Success> = Body extends { code: Success; data: infer Data } ? Data : never;

/**
 * The only reader of envelopes: returns `{data, msg}` of a reply with a success code, and throws an ApiError for
 * everything else: refusals, HTTP failures, empty or unreadable bodies, time-outs and a missing network. Of these, only
 * a readable refusal states that the call was not executed. Success is 200, for an upload 1, in the back office 0 (rule
 * D1). A cancelled query keeps its AbortError.
 */
export async function unwrap<Body, Success extends number = 200>(
  call: Promise<Outcome<Body>>,
  success?: Success,
): Promise<Reply<DataOf<Body, Success>>> {
  const { data, error, response } = await call.catch(noReply);
  const envelope = readEnvelope(data ?? error);
  if (response.ok && envelope?.code === (success ?? 200)) {
    return { data: envelope.data as DataOf<Body, Success>, msg: envelope.msg };
  }
  throw toApiError(envelope, response);
}

/**
 * The data of a reply that may contain data under any code, including an HTTP failure. A refusal's details (`reason`,
 * `pointer`) are not data; an ended session stays an error.
 */
export async function unwrapAnyCode<Body>(call: Promise<Outcome<Body>>): Promise<DataOf<Body, 200>> {
  const { data: body, error, response } = await call.catch(noReply);
  const envelope = readEnvelope(body ?? error);
  const data = envelope?.data;
  const isEnded = response.status === 401 || envelope?.code === 401;
  const hasData = isRecord(data) && Object.keys(data).some((key) => !DETAILS.has(key));
  if (hasData && !isEnded) return data as DataOf<Body, 200>;
  return (await unwrap<Body>(Promise.resolve({ ...(body !== undefined && { data: body }), error, response }))).data;
}

/** The fields of a refusal's `data`. */
const DETAILS: ReadonlySet<string> = new Set(["reason", "pointer", "attemptsLeft"]);

interface Envelope {
  /** Null unless a whole number. */
  readonly code: number | null;
  readonly msg: string;
  readonly data: unknown;
  /** Whether there is a message, even an empty one: a code without a message is not a reliable envelope. */
  readonly hasText: boolean;
}

/**
 * The code may be a number or digits; other values that JavaScript converts to a number (null, "", true) are ignored.
 */
function readEnvelope(body: unknown): Envelope | null {
  if (!isRecord(body)) return null;
  const written = body["code"];
  const code = typeof written === "string" && /^-?\d+$/.test(written) ? Number(written) : written;
  const text = body["msg"] ?? body["message"];
  const hasText = typeof text === "string";
  return {
    code: typeof code === "number" && Number.isInteger(code) ? code : null,
    msg: hasText ? text : "",
    data: body["data"] ?? null,
    hasText,
  };
}

function toApiError(envelope: Envelope | null, response: Response): ApiError {
  const { status } = response;
  const code = envelope?.code ?? status;
  const msg = envelope?.msg ?? "";
  const fields = { code, msg, unreadable: !isRefusal(envelope, status) };
  if (status === 401 || code === 401) {
    const formerSession = isOfFormerSession(response);
    return new ApiError({ ...fields, kind: "unauthenticated", code: 401, formerSession });
  }
  if (status === 422 && Array.isArray(envelope?.data)) {
    return new ApiError({ ...fields, kind: "invalid", wireFields: envelope.data.flatMap(fieldOf) });
  }
  if (typeof envelope?.code === "number" && status < 400)
    return new ApiError({ ...fields, kind: "refused", ...refusalDetails(envelope.data) });
  return new ApiError({ ...fields, kind: "failed" });
}

/**
 * Whether the reply states that the call was not executed: code 0 of a business rule or a client error, in an envelope
 * with its message. A gateway time-out (408), a server error and an unknown success code do not state this.
 */
function isRefusal(envelope: Envelope | null, status: number): boolean {
  if (!envelope?.hasText || envelope.code === null) return false;
  const isClientError = (code: number) => code >= 400 && code < 500 && code !== 408;
  return (status < 300 || isClientError(status)) && (envelope.code === 0 || isClientError(envelope.code));
}

function refusalDetails(data: unknown): { reason?: RefusalReason; wireFields?: string[]; attemptsLeft?: number } {
  if (!isRecord(data)) return {};
  return {
    wireFields: fieldOf(data),
    ...(typeof data["reason"] === "string" ? { reason: data["reason"] as RefusalReason } : {}),
    ...(typeof data["attemptsLeft"] === "number" ? { attemptsLeft: data["attemptsLeft"] } : {}),
  };
}

/** The field named by a refusal's pointer ("/password"), or by a schema violation's pointer ("/body/password"). */
function fieldOf(data: unknown): string[] {
  const pointer = isRecord(data) && data["pointer"];
  return typeof pointer === "string" ? [pointer.replace(/^\/(body\/)?/, "")] : [];
}

/**
 * Throws the ApiError for a failed `fetch`, but rethrows the AbortError of a cancelled one. A TimeoutError means that
 * our limit has passed, a SyntaxError that the body is not JSON, any other error that there was no reply.
 */
function noReply(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
  if (cause instanceof SyntaxError) throw new ApiError({ kind: "failed", code: 0, msg: "", cause });
  const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
  throw new ApiError({ kind: "offline", code: 0, msg: "", timedOut, cause });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
