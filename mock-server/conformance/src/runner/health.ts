// Checks once, before everything else, that the server responds and is this API.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Send } from "#client/http-client.ts";
import { REAL_CLOCK } from "#client/limits.ts";
import { codeOf } from "#replies/outcome.ts";
import type { Reply } from "#replies/reply.ts";
import { shortJson } from "#replies/shorten.ts";

/** Thrown if the server does not respond or is a different API; `message` says what to do. Exit code 3. */
export class NotThisApi extends Error {
  override readonly name = "NotThisApi";
}

/** TLS verification cannot be switched off; extra certificates can be trusted. */
const TRUST = "; to trust your own certificate authority, set NODE_EXTRA_CA_CERTS=FILE.pem";

/** How long to wait for a server that is not up yet. */
interface Wait {
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

const PAUSE_MS = 500;

/**
 * Whether the server may still be starting: no connection, or an error from the proxy in front of it. Waiting does not
 * fix TLS errors.
 */
const isStarting = (reply: Reply): boolean =>
  reply.kind === "unanswered" ? reply.cause !== "tls" : [502, 503, 504].includes(reply.status);

async function sendWhenUp(send: Send, path: string, { seconds, signal }: Wait): Promise<Reply> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const reply = await send({ method: "GET", path, headers: {}, body: null });
    if (!isStarting(reply) || signal?.aborted || performance.now() + PAUSE_MS > until) return reply;
    await REAL_CLOCK.sleep(PAUSE_MS);
  }
}

/** Public calls that need no parameters. */
export const openCalls = ({ calls }: Contract): Call[] =>
  calls.filter(
    ({ secured, effect, method, envelope, query }) =>
      !secured &&
      effect === "read" &&
      method === "GET" &&
      envelope === "product" &&
      (query.required as readonly string[]).length === 0,
  );

/** Number of open calls that must be missing before the run stops; a single missing call is reported by the checks. */
const WITNESSES = 3;

const isMissing = (reply: Reply): boolean =>
  reply.kind === "received" && (reply.status === 404 || codeOf(reply.json) === 404);

/**
 * Sends public reads until one exists on the server. Throws NotThisApi if none does, or if the reply has no envelope.
 */
export async function assertIsThisApi(contract: Contract, send: Send, baseUrl: string, wait: Wait): Promise<void> {
  const [first, ...others] = openCalls(contract).slice(0, WITNESSES);
  if (!first) return;
  const reply = await sendWhenUp(send, first.path, wait);
  if (!isMissing(reply)) return assertIsEnvelope(reply, `${baseUrl}${first.path}`);
  for (const { path } of others) {
    const other = await send({ method: "GET", path, headers: {}, body: null });
    if (!isMissing(other)) return assertIsEnvelope(other, `${baseUrl}${path}`);
  }
  const { origin, pathname } = new URL(baseUrl);
  const root =
    pathname === "/" ? "" : `; the paths of the contract follow it, so perhaps --base-url ${rootOf(baseUrl, origin)}`;
  throw new NotThisApi(
    `${baseUrl} is not the root of this API: ${first.path} and ${others.length} more are 404${root}`,
  );
}

/** `https://x.test/shop/api` -> `https://x.test/shop`; the origin for other paths. */
const rootOf = (baseUrl: string, origin: string): string =>
  /\/api\/?$/.test(baseUrl) ? baseUrl.replace(/\/api\/?$/, "") : origin;

function assertIsEnvelope(reply: Reply, url: string): void {
  const wrong = (text: string): never => {
    throw new NotThisApi(text);
  };
  if (reply.kind === "unanswered") {
    const isTls = reply.cause === "tls";
    const why = isTls ? "the TLS connection failed; certificates are verified" : "it cannot be reached";
    return wrong(`${url}: ${why} (${reply.detail})${isTls ? TRUST : ""}`);
  }
  const { location } = reply.headers;
  if (reply.status >= 300 && reply.status < 400)
    wrong(
      `${url} redirects to ${location ?? "nowhere"}: redirects are not followed, so pass that address as --base-url`,
    );
  // A reply without an envelope comes from a different API. Other defects are reported by the checks.
  if (!isNode(reply.json) || codeOf(reply.json) === null) {
    const type = reply.headers["content-type"] ?? "no content type";
    wrong(
      `${url} replies with HTTP ${reply.status} (${type}) without an envelope {code, msg, data}: ${shortJson(reply.text, 100)}`,
    );
  }
  if (Object.keys(reply.json as object).length === 1)
    wrong(`${url} replies with ${shortJson(reply.json)}, which is not this API`);
}

/** Checks that a world of the mock server exists, by its control address. Throws NotThisApi if not. */
export async function assertIsWorld(world: string): Promise<void> {
  const why = await fetch(world).then(
    async (reply) => (reply.ok ? null : `${reply.status} ${await reply.text()}`),
    ({ message, cause }: Error) => `it cannot be reached (${cause instanceof Error ? cause.message : message})`,
  );
  if (why !== null) throw new NotThisApi(`${world} is not a world of a server started with --control: ${why}`);
}
