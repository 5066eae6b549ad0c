import { ApiError, type RefusalReason } from "#api/api-error.ts";
import { isOfFormerSession } from "#api/client.ts";

/** The parts of an openapi-fetch result that `unwrap` reads. */
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
 * Reads the envelope of a reply. Returns data and message if the code is the success code: 200, for an upload 1, in the
 * back office 0 (rule D1). Throws an ApiError for anything else: a refusal, an HTTP failure, an empty or unreadable
 * body, a time-out or no network; only a readable refusal proves that the call was not executed. A cancelled query
 * keeps its AbortError.
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
 * The data of a reply, whatever its code or HTTP status. The details of a refusal (`reason`, `pointer`) do not count as
 * data. A reply without data, or with the code or status 401, is handled as in `unwrap`.
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

/** Fields of `data` that only describe a refusal. */
const DETAILS: ReadonlySet<string> = new Set(["reason", "pointer", "attemptsLeft"]);

interface Envelope {
  /** Null unless a whole number. */
  readonly code: number | null;
  readonly msg: string;
  readonly data: unknown;
  /**
   * Whether there is a message, even an empty one. A code without a message does not prove that the server wrote the
   * envelope.
   */
  readonly hasText: boolean;
}

/**
 * The code may be a number or a text of digits. Other values that JavaScript would convert to a number (null, "", true)
 * are ignored.
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
 * Whether the reply states that the call was not executed: the code is 0 (a business rule) or a client error, in an
 * envelope with a message. A gateway time-out (408), a server error and an unknown code do not state this.
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
 * Throws the ApiError for a failed `fetch`; rethrows the AbortError of a cancelled one. TimeoutError: our time limit
 * has passed. SyntaxError: the body is not JSON. Any other error: there was no reply.
 */
function noReply(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
  if (cause instanceof SyntaxError) throw new ApiError({ kind: "failed", code: 0, msg: "", cause });
  const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
  throw new ApiError({ kind: "offline", code: 0, msg: "", timedOut, cause });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
